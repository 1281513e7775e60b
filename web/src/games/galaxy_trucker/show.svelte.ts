// The show: a flight is shown step by step so that people can follow; while building everything is there at once.
import type { Choice, StepSeen } from './wire';
import { isCalm } from './motion';
import { mostWaiting, pause } from './pacing';
import type { View } from './parts';

export interface Update {
  view: View;
  legal: readonly Choice[];
  happened: readonly StepSeen[];
}

export class Show {
  shown = $state.raw<Update>() as Update;
  /** The position that was shown before. */
  before = $state.raw<View | null>(null);
  #waiting: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(first: Update) {
    this.shown = first;
  }

  /** A new position. Without news, in calm motion, while building, and as the answer to what I did, it is there at once. */
  push(update: Update): void {
    this.#waiting.push(update);
    if (!update.happened.length || update.view.phase === 'building' || this.shown.legal.length || isCalm()) this.catchUp();
    else this.#waiting.splice(0, this.#waiting.length - mostWaiting);
    if (this.#timer === undefined) this.#next();
  }

  /** The same position, other choices: the line was lost or is back. */
  amend(legal: readonly Choice[]): void {
    const newest = this.#waiting.at(-1);
    if (newest) newest.legal = legal;
    else this.shown = { ...this.shown, legal };
  }

  /** Straight to the newest position: whoever touches something wants to play. */
  catchUp(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting.splice(0, this.#waiting.length - 1);
    this.#next();
  }

  #next(): void {
    this.#timer = undefined;
    const update = this.#waiting.shift();
    if (!update) return;
    this.before = this.shown.view;
    this.shown = this.#waiting.length ? { ...update, legal: [] } : update;
    this.#timer = setTimeout(() => this.#next(), pause(update.happened, this.#waiting.length));
  }
}
