// Shown again: the last turn, or any part of the game from where one looks back, line by line with the same beats.
import type { PlaybackControl } from '../../shared/animation/playback.svelte';
import type { TableClient } from '../../shared/net/table_client.svelte';
import { historyStops, type LogLine } from './log';

export class Replay {
  /** Whether one line after the other is shown by itself. */
  running = $state(false);
  readonly #table: TableClient;
  readonly #playback: PlaybackControl;
  readonly #lines: () => readonly LogLine[];
  /** The start of the last turn that has something to show. */
  readonly #turnStart = $derived.by(() => {
    const first = this.#lines().findLast(({ startsTurn }) => startsTurn);
    return first ? first.from : null;
  });
  readonly available = $derived(this.#turnStart !== null);

  constructor(live: TableClient, playback: PlaybackControl, lines: () => readonly LogLine[]) {
    this.#table = live;
    this.#playback = playback;
    this.#lines = lines;
    $effect(() => {
      const past = live.pastN;
      if (this.running && past !== null && !playback.busy) this.#showNext(past);
    });
  }

  /** Shows the last turn again. */
  start(): void {
    if (this.#turnStart === null) return;
    this.#table.showPast(this.#turnStart);
    this.running = true;
  }

  /** Shows what happened up to a later stop; what was still being shown is passed over. */
  showUpTo(n: number): void {
    this.running = false;
    this.#playback.skipAll();
    this.#table.showNext(n);
  }

  stop(): void {
    this.running = false;
    this.#table.showCurrent();
  }

  #showNext(past: number): void {
    const next = historyStops(this.#lines()).find((n) => n > past);
    if (next === undefined) this.running = false;
    this.#table.showNext(next ?? this.#table.steps.length);
  }
}
