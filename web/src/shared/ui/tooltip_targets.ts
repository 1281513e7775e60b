// Elements with a tooltip: game screens mark them with `data-thing` as `kind` or `kind:id` ("card:R7", "token").
import { tryTranslate, type Facts } from '../i18n/i18n';

/** The text of a tooltip. */
export interface Explanation {
  name: string;
  /** One sentence: what the element is, and its purpose. */
  text: string;
  /** The id of the rule with the details. */
  rule?: string;
}

/** Options for elements of the same kind. */
interface ExplanationOptions {
  rule?: string | undefined;
  /** The suffix of the sentence's key, for elements whose sentence depends on the position. */
  keySuffix?: string;
}

/** Returns a tooltip from the game's catalogue: the name, and the sentence under `<key>.says`; null if either is missing. */
export function explanationFrom(
  area: string,
  kind: string,
  facts: Facts,
  { rule, keySuffix = '' }: ExplanationOptions = {},
): Explanation | null {
  const key = `${area}.thing.${kind}`;
  const [name, text] = [tryTranslate(key, facts), tryTranslate(`${key}.says${keySuffix}`, facts)];
  return name && text ? { name, text, ...(rule && { rule }) } : null;
}

export function targetKind(thing: string): string {
  return thing.split(':', 1)[0] ?? thing;
}

/** Returns the id after the kind: "R7" for "card:R7"; empty if there is none. */
export function targetId(thing: string): string {
  return thing.slice(targetKind(thing).length + 1);
}

/** Returns the first rendered element with this `data-thing`. */
export function findTarget(thing: string): Element | null {
  const named = document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`);
  return [...named].find((element) => element.getClientRects().length > 0) ?? null;
}

/** Returns the elements with `data-thing` that contain an event target, from inside to outside. */
export function targetsAround(place: EventTarget | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  let at = place instanceof Element ? place.closest<HTMLElement>('[data-thing]') : null;
  while (at) {
    found.push(at);
    at = at.parentElement?.closest<HTMLElement>('[data-thing]') ?? null;
  }
  return found;
}

function sizeOf(element: Element): number {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
}

/** Returns the elements with `data-thing` at a point of the screen, smallest first: a button may cover several others. */
export function targetsAt(x: number, y: number): HTMLElement[] {
  const found = new Set(document.elementsFromPoint(x, y).flatMap((one) => targetsAround(one)));
  return [...found].filter((one) => !isOverlaid(one)).sort((one, other) => sizeOf(one) - sizeOf(other));
}

/** True if an open dialog covers an element that is outside it. */
export function isOverlaid(element: Element): boolean {
  const dialogs = [...document.querySelectorAll('dialog:modal')];
  return dialogs.length > 0 && !dialogs.at(-1)?.contains(element);
}

/** True if an element is on the screen, below sticky bars, and nothing covers its middle or its lower edge. */
export function isVisible(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const free = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (top < free - 1 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1) return false;
  return [(top + bottom) / 2, bottom - 2].every((y) => {
    const there = document.elementFromPoint((left + right) / 2, y);
    return !there || element.contains(there) || there.contains(element);
  });
}

/** Scrolls an element into view; one that a sticky bar covers is scrolled to the top. */
export function scrollIntoView(element: Element, atOnce: boolean): void {
  const behavior = atOnce ? 'instant' : 'smooth';
  const { top, bottom } = element.getBoundingClientRect();
  const isWithin = top >= 0 && bottom <= innerHeight;
  element.scrollIntoView({ block: isWithin ? 'start' : 'nearest', inline: 'nearest', behavior });
}
