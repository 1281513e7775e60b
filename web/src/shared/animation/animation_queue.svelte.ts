// A show: what happened is taken apart into beats, each seen before the next begins, at the speed of whoever looks on.
import { untrack } from 'svelte';
import type { Director } from './playback.svelte';
import type { StepSeen } from '../net/wire';

export interface Update<V, C, S> {
  view: V;
  legal: readonly C[];
  happened: readonly S[];
}

/** A line of the log; the position after it, where more lines came with it. */
interface Line<V, K extends string> {
  events: readonly { kind: K }[];
  view?: V | null;
}

type EventIn<S extends { events: readonly unknown[] }> = S['events'][number];

/** What is seen at once, on which position, for how many milliseconds at normal speed. */
export interface Beat<V, E> {
  view: V;
  events: readonly E[];
  lasts: number;
}

/** A beat as it waits for its time, with what may be done in it and the position that the words of the house speak of. */
interface Frame<V, C, S> extends Update<V, C, S> {
  position: V;
  lasts: number;
}

/** How many milliseconds each kind of event is seen before the next thing; those not named join the next one that is. */
export type Lasting<K extends string> = Readonly<Partial<Record<K, number>>>;

/** No more than so many beats wait; older ones are passed over. */
const mostWaiting = 80;

export function eventsOf<E>(steps: readonly { events: readonly E[] }[]): E[] {
  return steps.flatMap(({ events }) => events);
}

/** One beat for each event that takes time, all on one position. */
export function beatsOf<V, E extends { kind: string }>(lasting: Lasting<E['kind']>, view: V, events: readonly E[]): Beat<V, E>[] {
  const beats: Beat<V, E>[] = [];
  let joining: E[] = [];
  for (const event of events) {
    joining.push(event);
    const lasts = lasting[event.kind as E['kind']] ?? 0;
    if (lasts) {
      beats.push({ view, events: joining, lasts });
      joining = [];
    }
  }
  const last = beats.pop();
  return [...beats, { view, events: [...(last?.events ?? []), ...joining], lasts: last?.lasts ?? 0 }];
}

/** The lines of a message, taken apart where the position between them is known. */
export function partsOf<V, C, S extends { view?: V | null }>(update: Update<V, C, S>): Update<V, C, S>[] {
  const parts: Update<V, C, S>[] = [];
  let lines: S[] = [];
  for (const line of update.happened) {
    lines.push(line);
    if (line.view) {
      parts.push({ view: line.view, legal: [], happened: lines });
      lines = [];
    }
  }
  return [...parts, { ...update, happened: lines }];
}

/** Of some lines only these events. */
function only<S extends { events: readonly unknown[] }>(lines: readonly S[], events: readonly EventIn<S>[]): S[] {
  return lines
    .map((line) => ({ ...line, events: line.events.filter((event) => events.includes(event)) }))
    .filter((line) => line.events.length);
}

export class Show<V, C, S extends Line<V, K>, K extends string> {
  shown = $state.raw<Update<V, C, S>>() as Update<V, C, S>;
  readonly #lasting: Lasting<K>;
  readonly #director: Director<V, EventIn<S>>;
  /** The newest position of all, whether it is shown or waits. */
  #newest: V;
  #waiting: Frame<V, C, S>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(first: Update<V, C, S>, lasting: Lasting<K>, director: Director<V, EventIn<S>>) {
    this.shown = first;
    this.#newest = first.view;
    this.#lasting = lasting;
    this.#director = director;
    director.direct(this, first.view);
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

  /** A new position, and what led to it. Without news it is there at once; what I did is not kept waiting for what I saw. */
  push(update: Update<V, C, S>): void {
    const acted = this.shown.legal.length > 0;
    for (const part of partsOf(update)) {
      this.#waiting.push(...this.#frames(part));
      this.#newest = part.view;
    }
    if (!update.happened.length || this.isHasty(update.view)) this.catchUp();
    else if (acted || this.#timer === undefined) this.#next();
    else this.#passAllBut(mostWaiting);
  }

  /** The same position, other choices: the line was lost or is back. */
  amend(legal: readonly C[]): void {
    const newest = this.#waiting.at(-1);
    if (newest) newest.legal = legal;
    else this.shown = { ...this.shown, legal };
  }

  /** On to the next beat. */
  hurry(): void {
    if (this.#timer !== undefined) this.#next();
  }

  /** Straight to the newest position. */
  catchUp(): void {
    this.#passAllBut(0);
    this.#next();
  }

  /** Goes on after a pause. */
  goOn(): void {
    if (this.#timer === undefined) this.#next();
  }

  /** What is to be seen of some events between two positions, in order: a game may set the stage in its own way. */
  protected stage(_before: V, after: V, events: readonly EventIn<S>[]): readonly Beat<V, EventIn<S>>[] {
    return beatsOf<V, EventIn<S>>(this.#lasting, after, events);
  }

  /** Told of each beat in its turn, of those that are passed over too. */
  protected told(_beat: Update<V, C, S>): void {}

  /** Whether a position is there at once, whoever made it. */
  protected isHasty(_view: V): boolean {
    return false;
  }

  /** The last beat is on the new position, and with it one can act. */
  #frames({ view, legal, happened }: Update<V, C, S>): Frame<V, C, S>[] {
    const before = this.#newest;
    const beats = this.stage(before, view, eventsOf(happened) as EventIn<S>[]);
    const whole = beats.at(-1)?.view === view ? beats : [...beats, { view, events: [], lasts: 0 }];
    return whole.map((beat, at) => {
      const last = at === whole.length - 1;
      return { ...beat, happened: only(happened, beat.events), legal: last ? legal : [], position: last ? view : before };
    });
  }

  #passAllBut(count: number): void {
    for (const frame of this.#waiting.splice(0, Math.max(0, this.#waiting.length - count))) this.#show(frame);
  }

  #show(frame: Frame<V, C, S>): void {
    this.told(frame);
    this.shown = frame;
    this.#director.report(frame.position, eventsOf(frame.happened), true);
    this.#director.tells?.(frame.happened as unknown as readonly StepSeen[]);
  }

  /** Shows beats until one takes time; with the last of them nothing is left to be shown. */
  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#waiting[0] && !this.#director.held && this.#timer === undefined) {
      const frame = this.#waiting.shift() as Frame<V, C, S>;
      this.#show(frame);
      const lasts = frame.lasts * this.#director.factor;
      if (lasts) this.#timer = setTimeout(() => this.#next(), lasts);
    }
    this.#director.busy = this.#timer !== undefined || this.#waiting.length > 0;
  }
}

/** A show of what a room is given, from its beginning on. */
export function following<U, D, S extends { follow: (given: () => U) => void }>(
  Kind: new (first: U, director: D) => S,
  given: () => U,
  director: D,
): S {
  const show = new Kind(untrack(given), director);
  show.follow(given);
  return show;
}
