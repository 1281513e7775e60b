// Things on a table: rooms name what can be asked about or pointed at by `data-thing`, as `kind` or `kind:which` ("card:R7", "token").
import { tryTranslate, type Facts } from '../i18n/i18n';

/** What a thing is, in words. */
export interface Explanation {
  name: string;
  /** One sentence: what it is, and what it is for. */
  text: string;
  /** Where the rules tell more of it. */
  rule?: string;
}

/** What distinguishes a thing from others with the same messages. */
interface ExplanationOptions {
  rule?: string | undefined;
  /** By what the key of its sentence is lengthened: some things say something else at times. */
  keySuffix?: string;
}

/** The words of a thing in the catalogue of a game: its name, and its sentence under the same key and `.says`; null where there are none. */
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

/** What follows the kind: of "card:R7" the "R7"; empty where nothing does. */
export function targetId(thing: string): string {
  return thing.slice(targetKind(thing).length + 1);
}

/** The first element on the page that stands for a thing and is in sight. */
export function findTarget(thing: string): Element | null {
  const named = document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`);
  return [...named].find((element) => element.getClientRects().length > 0) ?? null;
}

/** The elements that stand for things around a place, from the inside to the outside. */
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

/** The elements that stand for things at a point of the screen, the smallest first: a button may lie over all that it is for. */
export function targetsAt(x: number, y: number): HTMLElement[] {
  const found = new Set(document.elementsFromPoint(x, y).flatMap((one) => targetsAround(one)));
  return [...found].filter((one) => !isOverlaid(one)).sort((one, other) => sizeOf(one) - sizeOf(other));
}

/** Whether a dialog that an element is no part of lies over the page. */
export function isOverlaid(element: Element): boolean {
  const dialogs = [...document.querySelectorAll('dialog:modal')];
  return dialogs.length > 0 && !dialogs.at(-1)?.contains(element);
}

/** Whether an element is on the screen, below what sticks to its top, and nothing lies over its middle or its lower edge. */
export function isVisible(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const free = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (top < free - 1 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1) return false;
  return [(top + bottom) / 2, bottom - 2].every((y) => {
    const there = document.elementFromPoint((left + right) / 2, y);
    return !there || element.contains(there) || there.contains(element);
  });
}

/** Scrolls an element into sight; what sticks to the edges may lie over it where it is nearest, then it comes to the top. */
export function scrollIntoView(element: Element, atOnce: boolean): void {
  const behavior = atOnce ? 'instant' : 'smooth';
  const { top, bottom } = element.getBoundingClientRect();
  const isWithin = top >= 0 && bottom <= innerHeight;
  element.scrollIntoView({ block: isWithin ? 'start' : 'nearest', inline: 'nearest', behavior });
}
