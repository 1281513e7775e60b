// What a thing on the table is, told to whoever rests on it with the mouse, comes to it by keys, holds it with a finger, or asks.
import { on } from 'svelte/events';
import type { Asked } from '../../games/contract';
import { thingsAround, thingsAt, type Explained } from './tooltip_targets';
import type { View } from '../net/wire';

/** What is explained just now, and where. */
export interface Shown extends Explained {
  thing: string;
  element: HTMLElement;
  /** It stays until it is closed; otherwise it goes with the mouse or the focus. */
  stays: boolean;
}

/** Milliseconds that a mouse rests before it asks. */
const rest = 500;
/** Milliseconds after which a finger holds, and no longer taps. */
const long = 450;
/** Milliseconds that the way from a thing to its card may take. */
const grace = 200;
/** So many pixels a finger may tremble. */
const tremble = 10;
/** What does something when it is tapped. */
const acts = 'a[href], button:enabled:not([aria-disabled="true"]), input, select, textarea, label, summary';
/** What does something of its own when it is held. */
const ownHold = '[data-held]';

export const cardId = 'explained';

/** A point of the screen. */
interface Point {
  clientX: number;
  clientY: number;
}

interface Touch extends Point {
  target: EventTarget | null;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export class Explaining {
  shown = $state.raw<Shown | null>(null);
  /** Whether the next tap asks what a thing is, and does nothing else. */
  asking = $state(false);
  /** Whether something was asked about that explains nothing. */
  unknown = $state(false);
  /** What the card describes for those who listen, and what else did so before. */
  #described: { element: HTMLElement; before: string | null } | null = null;
  /** What knows the things of this table, once it is there. */
  #asked = $state.raw<Asked | null>(null);
  readonly #fetch: () => Promise<Asked | null>;
  readonly #view: () => View | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #touch: Touch | null = null;
  /** Where the mouse rests, until it moves or leaves. */
  #rests: Point | null = null;
  /** Where the mouse acted last, until it moves away. */
  #acted: Point | null = null;
  /** The tap that ends a hold or a question does nothing. */
  #swallows = false;

  /** Of the position that is shown; what answers is fetched when somebody first comes to the table to ask. */
  constructor(fetch: () => Promise<Asked | null>, view: () => View | null) {
    this.#fetch = fetch;
    this.#view = view;
  }

  /** What draws a thing. */
  get picture(): Asked['picture'] {
    return this.#asked?.picture;
  }

  /** Begins to ask, or leaves off. */
  toggle(): void {
    this.close();
    this.asking = !this.asking;
    this.#knowing();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#rests = null;
    this.#undescribe();
    this.shown = null;
    this.unknown = false;
  }

  /** The mouse is on the card: it does not go yet. */
  keep(): void {
    clearTimeout(this.#timer);
  }

  /** The mouse has left a thing or its card: unless it comes to the other one, the card goes. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#rests = null;
    if (this.shown && !this.shown.stays) this.#timer = setTimeout(() => this.close(), grace);
  }

  /** Listens to a room. */
  readonly listen = (room: HTMLElement): (() => void) => {
    const early = { capture: true };
    const off = [
      on(room, 'pointermove', (event) => this.#move(event), early),
      on(room, 'pointerleave', () => this.leave()),
      on(room, 'pointerdown', (event) => this.#down(event), early),
      on(room, 'pointerup', (event) => this.#up(event), early),
      on(room, 'pointercancel', () => this.#letGo(), early),
      on(room, 'click', (event) => this.#click(event), early),
      on(room, 'contextmenu', (event) => this.#swallows && event.preventDefault(), early),
      on(room, 'focusin', (event) => this.#focus(event)),
      on(room, 'focusout', () => this.#blur()),
      on(document, 'keydown', (event) => this.#key(event), early),
      on(document, 'pointerdown', (event) => this.#elsewhere(event), early),
      on(document, 'scroll', (event) => this.#scroll(event), { ...early, passive: true }),
    ];
    return () => {
      off.forEach((end) => end());
      this.close();
      this.#letGo();
    };
  };

  /** Does something as soon as it is known what things are; what could not be fetched is asked for again. */
  #knowing(then: () => void = () => undefined): void {
    if (this.#asked) return then();
    this.#fetch().then((asked) => {
      this.#asked = asked;
      if (asked) then();
    }, console.info);
  }

  #explain(thing: string): Explained | null {
    const view = this.#view();
    return (view && this.#asked?.explain?.(thing, view)) ?? null;
  }

  /** The first of some things of which something can be said. */
  #first(things: readonly HTMLElement[]): Shown | null {
    for (const element of things) {
      const thing = element.dataset['thing'] ?? '';
      const explained = this.#explain(thing);
      if (explained) return { ...explained, thing, element, stays: false };
    }
    return null;
  }

  #at({ clientX, clientY }: Point): Shown | null {
    return this.#first(thingsAt(clientX, clientY));
  }

  /** Explains something, if it is there; whether it is. */
  #show(found: Shown | null, stays: boolean): boolean {
    if (!found) return false;
    this.close();
    this.shown = { ...found, stays };
    return true;
  }

  #move(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return this.#tremble(event);
    if (this.shown?.stays || this.asking || event.buttons || this.#isWhereItActed(event)) return;
    if (!this.shown) return this.#rest(event);
    if (this.#at(event)?.element === this.shown.element) this.keep();
    else this.leave();
  }

  /** Who has just acted asks nothing by leaving the mouse there; what lies under it may have changed. */
  #isWhereItActed({ clientX, clientY }: Point): boolean {
    const stays = this.#acted !== null && Math.hypot(clientX - this.#acted.clientX, clientY - this.#acted.clientY) <= tremble;
    if (!stays) this.#acted = null;
    return stays;
  }

  #rest({ clientX, clientY }: Point): void {
    clearTimeout(this.#timer);
    const place = { clientX, clientY };
    this.#rests = place;
    this.#knowing();
    const show = () => this.#rests === place && this.#show(this.#at(place), false);
    this.#timer = setTimeout(() => this.#knowing(show), rest);
  }

  #tremble({ clientX, clientY }: Point): void {
    if (this.#touch && Math.hypot(clientX - this.#touch.clientX, clientY - this.#touch.clientY) > tremble) this.#letGo();
  }

  #letGo(): void {
    clearTimeout(this.#touch?.timer);
    this.#touch = null;
  }

  #down(event: PointerEvent): void {
    const { clientX, clientY, target, pointerType } = event;
    this.#swallows = this.asking;
    if (this.asking) return event.stopPropagation();
    if (pointerType === 'mouse') {
      this.#acted = { clientX, clientY };
      return this.close();
    }
    const holds = target instanceof Element && !target.closest(ownHold);
    this.#touch = { clientX, clientY, target, timer: holds ? setTimeout(() => this.#held(), long) : undefined };
  }

  #held(): void {
    const touch = this.#touch;
    this.#letGo();
    if (!touch) return;
    this.#swallows = thingsAt(touch.clientX, touch.clientY).length > 0;
    this.#knowing(() => {
      const shows = this.#show(this.#at(touch), true);
      this.#swallows &&= shows;
    });
  }

  #up(event: PointerEvent): void {
    if (this.asking) return this.#answer(event, () => this.#at(event));
    const tapped = this.#touch?.target;
    this.#letGo();
    if (tapped instanceof Element && !tapped.closest(acts)) this.#knowing(() => this.#show(this.#at(event), true));
  }

  /** What was asked about is explained, and the question is over. */
  #answer(event: Event, find: () => Shown | null): void {
    event.stopPropagation();
    this.asking = false;
    this.#knowing(() => (this.unknown = !this.#show(find(), true)));
  }

  #click(event: Event): void {
    if (this.#swallows) {
      event.stopImmediatePropagation();
      event.preventDefault();
    }
    this.#swallows = false;
  }

  #focus({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible') || this.shown?.stays) return;
    this.#knowing(() => {
      const stays = document.activeElement === target;
      if (stays && this.#show(this.#first(thingsAround(target)), false)) this.#describe(target);
    });
  }

  /** The card describes what has the focus, after whatever does so already. */
  #describe(element: HTMLElement): void {
    const before = element.getAttribute('aria-describedby');
    element.setAttribute('aria-describedby', before ? `${before} ${cardId}` : cardId);
    this.#described = { element, before };
  }

  #undescribe(): void {
    const { element, before } = this.#described ?? {};
    if (before) element?.setAttribute('aria-describedby', before);
    else element?.removeAttribute('aria-describedby');
    this.#described = null;
  }

  #blur(): void {
    if (this.shown && !this.shown.stays) this.close();
  }

  #key(event: KeyboardEvent): void {
    const { key, target } = event;
    if (key === 'Escape' && (this.shown || this.asking || this.unknown)) {
      event.preventDefault();
      this.asking = false;
      this.close();
    } else if (this.asking && (key === 'Enter' || key === ' ') && thingsAround(target).length) {
      event.preventDefault();
      this.#answer(event, () => this.#first(thingsAround(target)));
    }
  }

  /** A card does not stay behind when its thing is scrolled away. */
  #scroll({ target }: Event): void {
    if (this.shown && target instanceof Node && target.contains(this.shown.element)) this.close();
  }

  #elsewhere({ target }: Event): void {
    if (target instanceof Element && !target.closest(`#${cardId}`)) this.close();
  }
}
