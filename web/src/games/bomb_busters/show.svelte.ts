// The show: updates come from the server as fast as bots play, and are shown one after the other so that people can follow.
import type { Choice, Step, View } from './border';
import { isCalm } from './motion';
import { eventsOf, mostWaiting, pause } from './pacing';
import { follow, nothing, type Story } from './story';

export interface Update {
  view: View;
  legal: readonly Choice[];
  happened: readonly Step[];
}

export class Show {
  shown = $state.raw<Update>() as Update;
  story = $state.raw<Story>(nothing);
  #waiting: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(first: Update) {
    this.#tell(first);
    this.shown = first;
  }

  /** A new position. Without news, in calm motion, and as the answer to what I did, it is there at once. */
  push(update: Update): void {
    this.#waiting.push(update);
    if (!update.happened.length || this.shown.legal.length || isCalm()) this.catchUp();
    else this.#tooManyPassOver();
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
    while (this.#waiting.length > 1) this.#pass();
    this.#next();
  }

  #tooManyPassOver(): void {
    while (this.#waiting.length > mostWaiting) this.#pass();
  }

  /** Told, but not shown. */
  #pass(): void {
    const update = this.#waiting.shift();
    if (update) this.#tell(update);
  }

  #next(): void {
    this.#timer = undefined;
    const update = this.#waiting.shift();
    if (!update) return;
    this.#tell(update);
    this.shown = this.#waiting.length ? { ...update, legal: [] } : update;
    this.#timer = setTimeout(() => this.#next(), pause(update.happened, this.#waiting.length));
  }

  #tell({ happened }: Update): void {
    this.story = eventsOf(happened).reduce(follow, happened.length ? this.story : nothing);
  }
}
