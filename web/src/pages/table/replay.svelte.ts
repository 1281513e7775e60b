// Shown again: the last turn, or any part of the game from where one looks back, line by line with the same beats.
import type { Director } from '../../shared/animation/playback.svelte';
import type { LiveTable } from '../../shared/net/table_client.svelte';
import { stops, type Told } from './log';

export class Rerun {
  /** Whether one line after the other is shown by itself. */
  running = $state(false);
  readonly #live: LiveTable;
  readonly #director: Director;
  readonly #lines: () => readonly Told[];
  /** Where the last turn of which something can be shown began. */
  readonly #start = $derived.by(() => {
    const first = this.#lines().findLast(({ turns }) => turns);
    return first ? first.from : null;
  });
  readonly may = $derived(this.#start !== null);

  constructor(live: LiveTable, director: Director, lines: () => readonly Told[]) {
    this.#live = live;
    this.#director = director;
    this.#lines = lines;
    $effect(() => {
      const past = live.pastN;
      if (this.running && past !== null && !director.busy) this.#goOn(past);
    });
  }

  /** Shows the last turn again. */
  begin(): void {
    if (this.#start === null) return;
    this.#live.lookBack(this.#start);
    this.running = true;
  }

  /** Shows what happened up to a later stop; what was still being shown is passed over. */
  step(n: number): void {
    this.running = false;
    this.#director.skip();
    this.#live.goOnTo(n);
  }

  end(): void {
    this.running = false;
    this.#live.backToNow();
  }

  #goOn(past: number): void {
    const next = stops(this.#lines()).find((n) => n > past);
    if (next === undefined) this.running = false;
    this.#live.goOnTo(next ?? this.#live.steps.length);
  }
}
