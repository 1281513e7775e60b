// Replays the last turn, or the game from an earlier position, line by line with the usual animations.
import type { PlaybackControl } from '../../shared/animation/playback.svelte';
import type { TableClient } from '../../shared/net/table_client.svelte';
import { historyStops, type LogLine } from './log';

export class Replay {
  /** True while the lines are replayed automatically. */
  running = $state(false);
  readonly #table: TableClient;
  readonly #playback: PlaybackControl;
  readonly #lines: () => readonly LogLine[];
  /** The number of lines before the last turn, or null. */
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

  /** Replays the last turn. */
  start(): void {
    if (this.#turnStart === null) return;
    this.#table.showPast(this.#turnStart);
    this.running = true;
  }

  /** Animates the lines up to a later stop, skipping the running animation. */
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
