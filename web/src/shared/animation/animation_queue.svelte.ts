// The animation queue: splits events into frames and shows them one after the other, at the player's speed.
import { untrack } from 'svelte';
import type { PlaybackControl } from './playback.svelte';
import type { StepSeen } from '../net/wire';

export interface Update<V, C, S> {
  view: V;
  legal: readonly C[];
  steps: readonly S[];
}

/** A log line, with the position after it if the message contains several lines. */
interface QueuedStep<V, K extends string> {
  events: readonly { kind: K }[];
  view?: V | null;
}

type EventIn<S extends { events: readonly unknown[] }> = S['events'][number];

/** A frame: events shown together on one position, and their duration in milliseconds at normal speed. */
export interface Frame<V, E> {
  view: V;
  events: readonly E[];
  duration: number;
}

/** A queued frame, with its legal actions and the position that the status line describes. */
interface QueuedFrame<V, C, S> extends Update<V, C, S> {
  position: V;
  duration: number;
}

/** The duration of each kind of event in milliseconds. Events without a duration are shown with the next event that has one. */
export type Durations<K extends string> = Readonly<Partial<Record<K, number>>>;

/** The maximum number of queued frames; older ones are skipped. */
const maxQueued = 80;

export function eventsOf<E>(steps: readonly { events: readonly E[] }[]): E[] {
  return steps.flatMap(({ events }) => events);
}

/** Returns one frame for each event with a duration, all on the same position. */
export function framesOf<V, E extends { kind: string }>(lasting: Durations<E['kind']>, view: V, events: readonly E[]): Frame<V, E>[] {
  const beats: Frame<V, E>[] = [];
  let joining: E[] = [];
  for (const event of events) {
    joining.push(event);
    const duration = lasting[event.kind as E['kind']] ?? 0;
    if (duration) {
      beats.push({ view, events: joining, duration });
      joining = [];
    }
  }
  const last = beats.pop();
  return [...beats, { view, events: [...(last?.events ?? []), ...joining], duration: last?.duration ?? 0 }];
}

/** Splits the log lines of a message at each line that has a position. */
export function splitUpdate<V, C, S extends { view?: V | null }>(update: Update<V, C, S>): Update<V, C, S>[] {
  const parts: Update<V, C, S>[] = [];
  let lines: S[] = [];
  for (const line of update.steps) {
    lines.push(line);
    if (line.view) {
      parts.push({ view: line.view, legal: [], steps: lines });
      lines = [];
    }
  }
  return [...parts, { ...update, steps: lines }];
}

/** Returns log lines with only these events, without the lines that have none of them. */
function onlyEvents<S extends { events: readonly unknown[] }>(lines: readonly S[], events: readonly EventIn<S>[]): S[] {
  return lines
    .map((line) => ({ ...line, events: line.events.filter((event) => events.includes(event)) }))
    .filter((line) => line.events.length);
}

export class AnimationQueue<V, C, S extends QueuedStep<V, K>, K extends string> {
  shown = $state.raw<Update<V, C, S>>() as Update<V, C, S>;
  readonly #durations: Durations<K>;
  readonly #playback: PlaybackControl<V, EventIn<S>>;
  /** The newest position, shown or queued. */
  #newest: V;
  #queue: QueuedFrame<V, C, S>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(first: Update<V, C, S>, lasting: Durations<K>, playback: PlaybackControl<V, EventIn<S>>) {
    this.shown = first;
    this.#newest = first.view;
    this.#durations = lasting;
    this.#playback = playback;
    playback.attach(this, first.view);
  }

  /** Queues each update of the screen's props. */
  watch(given: () => Update<V, C, S>): void {
    let seen = untrack(given).view;
    $effect.pre(() => {
      const update = given();
      untrack(() => (update.view === seen ? this.replaceLegal(update.legal) : this.push(update)));
      seen = update.view;
    });
  }

  /** Queues a new position with its log lines. Without log lines it is shown at once; after the player's own action the frame shown ends. */
  push(update: Update<V, C, S>): void {
    const acted = this.shown.legal.length > 0;
    for (const part of splitUpdate(update)) {
      this.#queue.push(...this.#frames(part));
      this.#newest = part.view;
    }
    if (!update.steps.length || this.skipsAnimation(update.view)) this.skipAll();
    else if (acted || this.#timer === undefined) this.#next();
    else this.#dropAllBut(maxQueued);
  }

  /** Replaces the legal actions of an unchanged position, as when the connection is lost or restored. */
  replaceLegal(legal: readonly C[]): void {
    const newest = this.#queue.at(-1);
    if (newest) newest.legal = legal;
    else this.shown = { ...this.shown, legal };
  }

  /** Skips to the next frame. */
  skipFrame(): void {
    if (this.#timer !== undefined) this.#next();
  }

  /** Skips to the newest position. */
  skipAll(): void {
    this.#dropAllBut(0);
    this.#next();
  }

  /** Continues after a pause. */
  resume(): void {
    if (this.#timer === undefined) this.#next();
  }

  /** Returns the frames of the events between two positions, in order; a game may override it. */
  protected timeline(_before: V, after: V, events: readonly EventIn<S>[]): readonly Frame<V, EventIn<S>>[] {
    return framesOf<V, EventIn<S>>(this.#durations, after, events);
  }

  /** Called for each frame in order, skipped ones included. */
  protected onFrame(_beat: Update<V, C, S>): void {}

  /** True if a position is shown without animation. */
  protected skipsAnimation(_view: V): boolean {
    return false;
  }

  /** Returns frames of which the last shows the new position with its legal actions. */
  #frames({ view, legal, steps }: Update<V, C, S>): QueuedFrame<V, C, S>[] {
    const before = this.#newest;
    const beats = this.timeline(before, view, eventsOf(steps) as EventIn<S>[]);
    const whole = beats.at(-1)?.view === view ? beats : [...beats, { view, events: [], duration: 0 }];
    return whole.map((beat, at) => {
      const last = at === whole.length - 1;
      return { ...beat, steps: onlyEvents(steps, beat.events), legal: last ? legal : [], position: last ? view : before };
    });
  }

  #dropAllBut(count: number): void {
    for (const frame of this.#queue.splice(0, Math.max(0, this.#queue.length - count))) this.#show(frame);
  }

  #show(frame: QueuedFrame<V, C, S>): void {
    this.onFrame(frame);
    this.shown = frame;
    this.#playback.report(frame.position, eventsOf(frame.steps), true);
    this.#playback.onSteps?.(frame.steps as unknown as readonly StepSeen[]);
  }

  /** Shows frames up to one with a duration; after the last one the queue is idle. */
  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#queue[0] && !this.#playback.paused && this.#timer === undefined) {
      const frame = this.#queue.shift() as QueuedFrame<V, C, S>;
      this.#show(frame);
      const duration = frame.duration * this.#playback.factor;
      if (duration) this.#timer = setTimeout(() => this.#next(), duration);
    }
    this.#playback.busy = this.#timer !== undefined || this.#queue.length > 0;
  }
}

/** Creates an animation queue that follows the props of a screen. */
export function animate<U, D, S extends { watch: (given: () => U) => void }>(
  Kind: new (first: U, playback: D) => S,
  given: () => U,
  playback: D,
): S {
  const show = new Kind(untrack(given), playback);
  show.watch(given);
  return show;
}
