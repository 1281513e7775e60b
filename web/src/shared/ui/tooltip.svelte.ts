// Explains a thing on the table: on hover, on focus, on a long press, or in help mode.
import { on } from 'svelte/events';
import type { Explanations } from '../../games/contract';
import { targetsAround, targetsAt, type Explanation } from './tooltip_targets';
import type { View } from '../net/wire';

/** What is explained just now, and where. */
export interface ShownTooltip extends Explanation {
  thing: string;
  element: HTMLElement;
  /** It stays until it is closed; otherwise it goes with the mouse or the focus. */
  pinned: boolean;
}

/** Milliseconds that a mouse rests before it asks. */
const hoverDelay = 500;
/** Milliseconds after which a finger holds, and no longer taps. */
const longPressMs = 450;
/** Milliseconds that the way from a thing to its card may take. */
const closeDelay = 200;
/** So many pixels a finger may tremble. */
const moveTolerance = 10;
/** What does something when it is tapped. */
const interactive = 'a[href], button:enabled:not([aria-disabled="true"]), input, select, textarea, label, summary';
/** What does something of its own when it is held. */
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
  /** Whether the next tap asks what a thing is, and does nothing else. */
  inHelpMode = $state(false);
  /** Whether something was asked about that explains nothing. */
  unknown = $state(false);
  /** What the card describes for those who listen, and what else did so before. */
  #described: { element: HTMLElement; before: string | null } | null = null;
  /** What knows the things of this table, once it is there. */
  #explanations = $state.raw<Explanations | null>(null);
  readonly #loadExplanations: () => Promise<Explanations | null>;
  readonly #view: () => View | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #touch: Touch | null = null;
  /** Where the mouse rests, until it moves or leaves. */
  #hoverPoint: Point | null = null;
  /** Where the mouse acted last, until it moves away. */
  #lastClick: Point | null = null;
  /** The tap that ends a hold or a question does nothing. */
  #swallowsClick = false;

  /** Of the position that is shown; what answers is fetched when somebody first comes to the table to ask. */
  constructor(fetch: () => Promise<Explanations | null>, view: () => View | null) {
    this.#loadExplanations = fetch;
    this.#view = view;
  }

  /** What draws a thing. */
  get picture(): Explanations['picture'] {
    return this.#explanations?.picture;
  }

  /** Begins to ask, or leaves off. */
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

  /** The mouse is on the card: it does not go yet. */
  cancelClose(): void {
    clearTimeout(this.#timer);
  }

  /** The mouse has left a thing or its card: unless it comes to the other one, the card goes. */
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

  /** Does something as soon as it is known what things are; what could not be fetched is asked for again. */
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

  /** Returns the first thing that has an explanation. */
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

  /** Explains something, if it is there; whether it is. */
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

  /** Who has just acted asks nothing by leaving the mouse there; what lies under it may have changed. */
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

  /** What was asked about is explained, and the question is over. */
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

  /** The card describes what has the focus, after whatever does so already. */
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

  /** A card does not stay behind when its thing is scrolled away. */
  #onScroll({ target }: Event): void {
    if (this.shown && target instanceof Node && target.contains(this.shown.element)) this.close();
  }

  #onDownElsewhere({ target }: Event): void {
    if (target instanceof Element && !target.closest(`#${tooltipId}`)) this.close();
  }
}
