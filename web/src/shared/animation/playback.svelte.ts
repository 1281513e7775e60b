// The director of a table: how fast what happens is shown, what is shown just now, and whether there is more to come.
import { preferences, type Speed } from '../platform/preferences';
import type { Event, StepSeen, View } from '../net/wire';

const factors: Readonly<Record<Speed, number>> = { slow: 1.7, normal: 1, quick: 0.5, 'at-once': 0 };

/** The animation queue as the playback control uses it. */
interface Playable {
  skipFrame: () => void;
  skipAll: () => void;
  resume: () => void;
}

export class PlaybackControl<V = View, E = Event> {
  /** The position shown now; status line and log follow it. */
  position = $state.raw<V | null>(null);
  /** What is seen just now. */
  events = $state.raw<readonly E[]>([]);
  /** Whether something is being shown. */
  busy = $state(false);
  /** A speed for this table only, for a player who watches the rest of the game. */
  speedOverride = $state<Speed | null>(null);
  /** Told of the lines of each beat in its turn, of those that are passed over too. */
  onSteps: ((lines: readonly StepSeen[]) => void) | null = null;
  #isCovered = $state(false);
  #isAnnounced = $state(true);
  #queue: Playable | null = null;

  /** The factor for a frame's duration; a hidden page shows everything at once. */
  get factor(): number {
    return document.hidden ? 0 : factors[this.speedOverride ?? preferences().speed];
  }

  /** True if the screen has an animation queue; the generic screen has none. */
  get isAttached(): boolean {
    return this.#queue !== null;
  }

  /** While something lies over the table, or is still listened to, what happens waits. */
  get paused(): boolean {
    return this.#isCovered || !this.#isAnnounced;
  }

  set paused(held: boolean) {
    this.#isCovered = held;
    if (!this.paused) this.#queue?.resume();
  }

  /** Whether what was told has been listened to. */
  set announced(heard: boolean) {
    this.#isAnnounced = heard;
    if (!this.paused) this.#queue?.resume();
  }

  attach(stage: Playable, position: V): void {
    this.#queue = stage;
    this.report(position, [], false);
  }

  report(position: V, events: readonly E[], busy: boolean): void {
    this.position = position;
    this.events = events;
    this.busy = busy;
  }

  /** On to the next beat. */
  skipFrame(): void {
    this.#queue?.skipFrame();
  }

  /** Straight to the newest position. */
  skipAll(): void {
    this.#queue?.skipAll();
  }
}
