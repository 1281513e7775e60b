// Shows tooltips of elements on the table: on hover, on focus, on a long press, or in help mode.
import { on } from 'svelte/events';
import type { Explanations } from '../../games/contract';
import { targetsAround, targetsAt, type Explanation } from './tooltip_targets';
import type { View } from '../net/wire';

/** The tooltip shown now, and its place. */
export interface ShownTooltip extends Explanation {
  thing: string;
  element: HTMLElement;
  /** True if it stays until it is closed; otherwise it closes with the mouse or the focus. */
  pinned: boolean;
}

/** Milliseconds that the mouse rests before the tooltip opens. */
const hoverDelay = 500;
/** Milliseconds after which a touch is a long press. */
const longPressMs = 450;
/** Milliseconds that the mouse may take from the element to its tooltip. */
const closeDelay = 200;
/** The movement in pixels allowed during a long press. */
const moveTolerance = 10;
/** Elements with an action on a tap. */
const interactive = 'a[href], button:enabled:not([aria-disabled="true"]), input, select, textarea, label, summary';
/** Elements with their own action on a long press. */
const ownLongPress = '[data-held]';

export const tooltipId = 'explained';

/** A point of the screen. */
interface Point {
  clientX: number;
  clientY: number;
}

interface Touch extends Point {
  target: EventTarget | null;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export class TooltipState {
  shown = $state.raw<ShownTooltip | null>(null);
  /** True in help mode, where the next tap only opens a tooltip. */
  inHelpMode = $state(false);
  /** True if the last tapped element has no tooltip. */
  unknown = $state(false);
  /** The element whose `aria-describedby` names the tooltip, and the attribute's previous value. */
  #described: { element: HTMLElement; before: string | null } | null = null;
  /** The explanations of this game, once loaded. */
  #explanations = $state.raw<Explanations | null>(null);
  readonly #loadExplanations: () => Promise<Explanations | null>;
  readonly #view: () => View | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #touch: Touch | null = null;
  /** Where the mouse rests, until it moves or leaves. */
  #hoverPoint: Point | null = null;
  /** Where the mouse clicked last, until it moves away. */
  #lastClick: Point | null = null;
  /** True if the click that ends a long press or a help request is suppressed. */
  #swallowsClick = false;

  /** `view` returns the shown position; `fetch` loads the explanations at the player's first interaction. */
  constructor(fetch: () => Promise<Explanations | null>, view: () => View | null) {
    this.#loadExplanations = fetch;
    this.#view = view;
  }

  /** The component that draws an element. */
  get picture(): Explanations['picture'] {
    return this.#explanations?.picture;
  }

  /** Switches help mode on or off. */
  toggleHelpMode(): void {
    this.close();
    this.inHelpMode = !this.inHelpMode;
    this.#whenLoaded();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#hoverPoint = null;
    this.#undescribe();
    this.shown = null;
    this.unknown = false;
  }

  /** Keeps the tooltip open while the mouse is on it. */
  cancelClose(): void {
    clearTimeout(this.#timer);
  }

  /** Closes the tooltip soon, unless the mouse enters the element or the tooltip again. */
  closeSoon(): void {
    clearTimeout(this.#timer);
    this.#hoverPoint = null;
    if (this.shown && !this.shown.pinned) this.#timer = setTimeout(() => this.close(), closeDelay);
  }

  /** Listens to the events of a screen. */
  readonly attach = (room: HTMLElement): (() => void) => {
    const early = { capture: true };
    const off = [
      on(room, 'pointermove', (event) => this.#onMove(event), early),
      on(room, 'pointerleave', () => this.closeSoon()),
      on(room, 'pointerdown', (event) => this.#onDown(event), early),
      on(room, 'pointerup', (event) => this.#onUp(event), early),
      on(room, 'pointercancel', () => this.#endTouch(), early),
      on(room, 'click', (event) => this.#onClick(event), early),
      on(room, 'contextmenu', (event) => this.#swallowsClick && event.preventDefault(), early),
      on(room, 'focusin', (event) => this.#onFocus(event)),
      on(room, 'focusout', () => this.#onBlur()),
      on(document, 'keydown', (event) => this.#onKey(event), early),
      on(document, 'pointerdown', (event) => this.#onDownElsewhere(event), early),
      on(document, 'scroll', (event) => this.#onScroll(event), { ...early, passive: true }),
    ];
    return () => {
      off.forEach((end) => end());
      this.close();
      this.#endTouch();
    };
  };

  /** Calls back once the explanations are loaded; a failed load is tried again at the next call. */
  #whenLoaded(then: () => void = () => undefined): void {
    if (this.#explanations) return then();
    this.#loadExplanations().then((asked) => {
      this.#explanations = asked;
      if (asked) then();
    }, console.info);
  }

  #explain(thing: string): Explanation | null {
    const view = this.#view();
    return (view && this.#explanations?.explain?.(thing, view)) ?? null;
  }

  /** Returns the tooltip of the first element that has an explanation, or null. */
  #firstExplained(things: readonly HTMLElement[]): ShownTooltip | null {
    for (const element of things) {
      const thing = element.dataset['thing'] ?? '';
      const explained = this.#explain(thing);
      if (explained) return { ...explained, thing, element, pinned: false };
    }
    return null;
  }

  #explainedAt({ clientX, clientY }: Point): ShownTooltip | null {
    return this.#firstExplained(targetsAt(clientX, clientY));
  }

  /** Shows a tooltip, if there is one; returns whether it did. */
  #show(found: ShownTooltip | null, pinned: boolean): boolean {
    if (!found) return false;
    this.close();
    this.shown = { ...found, pinned };
    return true;
  }

  #onMove(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return this.#onTouchMove(event);
    if (this.shown?.pinned || this.inHelpMode || event.buttons || this.#isAtLastClick(event)) return;
    if (!this.shown) return this.#onHover(event);
    if (this.#explainedAt(event)?.element === this.shown.element) this.cancelClose();
    else this.closeSoon();
  }

  /** True while the mouse rests where it clicked last: no tooltip opens there, as the click may have changed the element. */
  #isAtLastClick({ clientX, clientY }: Point): boolean {
    const stays =
      this.#lastClick !== null && Math.hypot(clientX - this.#lastClick.clientX, clientY - this.#lastClick.clientY) <= moveTolerance;
    if (!stays) this.#lastClick = null;
    return stays;
  }

  #onHover({ clientX, clientY }: Point): void {
    clearTimeout(this.#timer);
    const place = { clientX, clientY };
    this.#hoverPoint = place;
    this.#whenLoaded();
    const show = () => this.#hoverPoint === place && this.#show(this.#explainedAt(place), false);
    this.#timer = setTimeout(() => this.#whenLoaded(show), hoverDelay);
  }

  #onTouchMove({ clientX, clientY }: Point): void {
    if (this.#touch && Math.hypot(clientX - this.#touch.clientX, clientY - this.#touch.clientY) > moveTolerance) this.#endTouch();
  }

  #endTouch(): void {
    clearTimeout(this.#touch?.timer);
    this.#touch = null;
  }

  #onDown(event: PointerEvent): void {
    const { clientX, clientY, target, pointerType } = event;
    this.#swallowsClick = this.inHelpMode;
    if (this.inHelpMode) return event.stopPropagation();
    if (pointerType === 'mouse') {
      this.#lastClick = { clientX, clientY };
      return this.close();
    }
    const holds = target instanceof Element && !target.closest(ownLongPress);
    this.#touch = { clientX, clientY, target, timer: holds ? setTimeout(() => this.#onLongPress(), longPressMs) : undefined };
  }

  #onLongPress(): void {
    const touch = this.#touch;
    this.#endTouch();
    if (!touch) return;
    this.#swallowsClick = targetsAt(touch.clientX, touch.clientY).length > 0;
    this.#whenLoaded(() => {
      const shows = this.#show(this.#explainedAt(touch), true);
      this.#swallowsClick &&= shows;
    });
  }

  #onUp(event: PointerEvent): void {
    if (this.inHelpMode) return this.#explainAndLeave(event, () => this.#explainedAt(event));
    const tapped = this.#touch?.target;
    this.#endTouch();
    if (tapped instanceof Element && !tapped.closest(interactive)) this.#whenLoaded(() => this.#show(this.#explainedAt(event), true));
  }

  /** Shows the requested tooltip and ends help mode. */
  #explainAndLeave(event: Event, find: () => ShownTooltip | null): void {
    event.stopPropagation();
    this.inHelpMode = false;
    this.#whenLoaded(() => (this.unknown = !this.#show(find(), true)));
  }

  #onClick(event: Event): void {
    if (this.#swallowsClick) {
      event.stopImmediatePropagation();
      event.preventDefault();
    }
    this.#swallowsClick = false;
  }

  #onFocus({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible') || this.shown?.pinned) return;
    this.#whenLoaded(() => {
      const stays = document.activeElement === target;
      if (stays && this.#show(this.#firstExplained(targetsAround(target)), false)) this.#describe(target);
    });
  }

  /** Adds the tooltip to the focused element's `aria-describedby`. */
  #describe(element: HTMLElement): void {
    const before = element.getAttribute('aria-describedby');
    element.setAttribute('aria-describedby', before ? `${before} ${tooltipId}` : tooltipId);
    this.#described = { element, before };
  }

  #undescribe(): void {
    const { element, before } = this.#described ?? {};
    if (before) element?.setAttribute('aria-describedby', before);
    else element?.removeAttribute('aria-describedby');
    this.#described = null;
  }

  #onBlur(): void {
    if (this.shown && !this.shown.pinned) this.close();
  }

  #onKey(event: KeyboardEvent): void {
    const { key, target } = event;
    if (key === 'Escape' && (this.shown || this.inHelpMode || this.unknown)) {
      event.preventDefault();
      this.inHelpMode = false;
      this.close();
    } else if (this.inHelpMode && (key === 'Enter' || key === ' ') && targetsAround(target).length) {
      event.preventDefault();
      this.#explainAndLeave(event, () => this.#firstExplained(targetsAround(target)));
    }
  }

  /** Closes the tooltip when its element is scrolled. */
  #onScroll({ target }: Event): void {
    if (this.shown && target instanceof Node && target.contains(this.shown.element)) this.close();
  }

  #onDownElsewhere({ target }: Event): void {
    if (target instanceof Element && !target.closest(`#${tooltipId}`)) this.close();
  }
}
