// The playback control of a table: its speed, the events shown now, and whether more frames are queued.
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
  /** The position shown now, which the status line and the log follow. */
  position = $state.raw<V | null>(null);
  /** The events of the frame shown now. */
  events = $state.raw<readonly E[]>([]);
  /** True while frames are being shown. */
  busy = $state(false);
  /** A speed for this table only, for a player who watches the rest of the game. */
  speedOverride = $state<Speed | null>(null);
  /** Called with the log lines of each frame in order, skipped ones included. */
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

  /** True while a dialog covers the table or an announcement is being read; frames wait. */
  get paused(): boolean {
    return this.#isCovered || !this.#isAnnounced;
  }

  set paused(held: boolean) {
    this.#isCovered = held;
    if (!this.paused) this.#queue?.resume();
  }

  /** Sets whether the screen reader has finished the announcements. */
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

  /** Skips to the next frame. */
  skipFrame(): void {
    this.#queue?.skipFrame();
  }

  /** Skips to the newest position. */
  skipAll(): void {
    this.#queue?.skipAll();
  }
}
