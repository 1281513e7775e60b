// The director of a table: how fast what happens is shown, what is shown just now, and whether there is more to come.
import { myTaste, type Speed } from '../platform/preferences';
import type { Event, StepSeen, View } from '../net/wire';

const factors: Readonly<Record<Speed, number>> = { slow: 1.7, normal: 1, quick: 0.5, 'at-once': 0 };

/** A room's show, as its director knows it. */
interface Stage {
  hurry: () => void;
  catchUp: () => void;
  goOn: () => void;
}

export class Director<V = View, E = Event> {
  /** The position that has been reached: the words of the house keep pace with it. */
  position = $state.raw<V | null>(null);
  /** What is seen just now. */
  events = $state.raw<readonly E[]>([]);
  /** Whether something is being shown. */
  busy = $state(false);
  /** A speed for this table alone, for whoever only watches the rest of it. */
  haste = $state<Speed | null>(null);
  /** Told of the lines of each beat in its turn, of those that are passed over too. */
  tells: ((lines: readonly StepSeen[]) => void) | null = null;
  #held = $state(false);
  #heard = $state(true);
  #stage: Stage | null = null;

  /** By what the time of a beat is multiplied; to a page that nobody sees everything is shown at once. */
  get factor(): number {
    return document.hidden ? 0 : factors[this.haste ?? myTaste().speed];
  }

  /** Whether there is a show at all; a plain room has none. */
  get directs(): boolean {
    return this.#stage !== null;
  }

  /** While something lies over the table, or is still listened to, what happens waits. */
  get held(): boolean {
    return this.#held || !this.#heard;
  }

  set held(held: boolean) {
    this.#held = held;
    if (!this.held) this.#stage?.goOn();
  }

  /** Whether what was told has been listened to. */
  set heard(heard: boolean) {
    this.#heard = heard;
    if (!this.held) this.#stage?.goOn();
  }

  direct(stage: Stage, position: V): void {
    this.#stage = stage;
    this.report(position, [], false);
  }

  report(position: V, events: readonly E[], busy: boolean): void {
    this.position = position;
    this.events = events;
    this.busy = busy;
  }

  /** On to the next beat. */
  hurry(): void {
    this.#stage?.hurry();
  }

  /** Straight to the newest position. */
  skip(): void {
    this.#stage?.catchUp();
  }
}
