// The show: updates come from the server as fast as bots play, and are shown one after the other so that people can follow.
import { untrack } from 'svelte';
import { isCalm } from './motion';

export interface Update<V, C, S> {
  view: V;
  legal: readonly C[];
  happened: readonly S[];
}

interface Step<K extends string> {
  events: readonly { kind: K }[];
}

/** How many milliseconds each kind of event stays on the table before the next thing is shown; those not named take no time. */
export type Lasting<K extends string> = Readonly<Partial<Record<K, number>>>;

/** No more than so many updates wait; older ones are passed over. */
const mostWaiting = 8;
const longest = 2200;

export function eventsOf<E>(steps: readonly { events: readonly E[] }[]): E[] {
  return steps.flatMap(({ events }) => events);
}

/** Milliseconds that an update is shown while others wait behind it; those who are behind go faster. */
export function pause<K extends string>(lasting: Lasting<K>, steps: readonly Step<K>[], waiting: number): number {
  const whole = eventsOf(steps).reduce((total, { kind }) => total + (lasting[kind] ?? 0), 0);
  return Math.min(whole, longest) * (waiting > 2 ? 0.4 : 1);
}

export class Show<V, C, S extends Step<K>, K extends string> {
  shown = $state.raw<Update<V, C, S>>() as Update<V, C, S>;
  readonly #lasting: Lasting<K>;
  #waiting: Update<V, C, S>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(first: Update<V, C, S>, lasting: Lasting<K>) {
    this.shown = first;
    this.#lasting = lasting;
  }

  /** Follows what a room is given. */
  follow(given: () => Update<V, C, S>): void {
    let seen = untrack(given).view;
    $effect.pre(() => {
      const update = given();
      untrack(() => (update.view === seen ? this.amend(update.legal) : this.push(update)));
      seen = update.view;
    });
  }

  /** A new position. Without news, in calm motion, and as the answer to what I did, it is there at once. */
  push(update: Update<V, C, S>): void {
    this.#waiting.push(update);
    if (!update.happened.length || this.shown.legal.length || isCalm() || this.isHasty(update.view)) this.catchUp();
    else this.#passAllBut(mostWaiting);
    if (this.#timer === undefined) this.#next();
  }

  /** The same position, other choices: the line was lost or is back. */
  amend(legal: readonly C[]): void {
    const newest = this.#waiting.at(-1);
    if (newest) newest.legal = legal;
    else this.shown = { ...this.shown, legal };
  }

  /** Straight to the newest position: whoever touches something wants to play. */
  catchUp(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#passAllBut(1);
    this.#next();
  }

  /** Told of each update in its turn, of those that are passed over too. */
  protected told(_update: Update<V, C, S>): void {}

  /** Whether a position is there at once, whoever made it. */
  protected isHasty(_view: V): boolean {
    return false;
  }

  #passAllBut(count: number): void {
    for (const update of this.#waiting.splice(0, Math.max(0, this.#waiting.length - count))) this.told(update);
  }

  #next(): void {
    this.#timer = undefined;
    const update = this.#waiting.shift();
    if (!update) return;
    this.told(update);
    this.shown = this.#waiting.length ? { ...update, legal: [] } : update;
    this.#timer = setTimeout(() => this.#next(), pause(this.#lasting, update.happened, this.#waiting.length));
  }
}

/** A show of what a room is given, from its beginning on. */
export function following<U, S extends { follow: (given: () => U) => void }>(Kind: new (first: U) => S, given: () => U): S {
  const show = new Kind(untrack(given));
  show.follow(given);
  return show;
}
