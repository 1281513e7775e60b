// The director of a table: how fast what happens is shown, what is shown just now, and whether there is more to come.
import { myTaste, type Speed } from './taste';
import type { Event, View } from './wire';

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
  #held = $state(false);
  #stage: Stage | null = null;

  /** By what the time of a beat is multiplied; to a page that nobody sees everything is shown at once. */
  get factor(): number {
    return document.hidden ? 0 : factors[this.haste ?? myTaste().speed];
  }

  /** While something lies over the table, what happens waits. */
  get held(): boolean {
    return this.#held;
  }

  set held(held: boolean) {
    this.#held = held;
    if (!held) this.#stage?.goOn();
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
