// Hints in grades: where to look, what to consider, what to do; asked of the coach, one after the other.
import type { LiveTable } from '../../shared/net/table_client.svelte';
import type { Hinted, Refused } from '../../shared/net/wire';

const grades = ['look', 'consider', 'do'] as const;

export class Hints {
  /** How many grades of the hint I wanted to know; 0 while none is open. */
  #wanted = $state(0);
  /** The line of mine after which it was asked: once I act it is gone; what others do meanwhile leaves it. */
  #at = $state(-1);
  /** The hint that came, for when others have acted since. */
  #last: Hinted | null = null;
  /** What had been refused last when it was asked for: what is refused after that is the hint. */
  #refused = $state.raw<Refused | null>(null);
  readonly #live: LiveTable;
  readonly #allowed: () => boolean;

  constructor(live: LiveTable, allowed: () => boolean) {
    this.#live = live;
    this.#allowed = allowed;
  }

  readonly may = $derived.by(() => this.#allowed());
  readonly #myLast = $derived.by(() => this.#live.steps.findLastIndex(({ actor }) => actor === this.#live.mySeat));
  readonly #isAsked = $derived.by(() => this.may && this.#wanted > 0 && this.#at === this.#myLast);
  readonly hint: Hinted | null = $derived.by(() => {
    const answer = (this.#live.answers['hint'] ?? this.#live.answeredSince('hint', this.#at)) as Hinted | undefined;
    return (this.#last = this.#isAsked ? (answer ?? this.#last) : null);
  });
  readonly isOpen = $derived.by(() => this.#isAsked && (this.hint !== null || this.#refused === this.#live.refused));
  readonly grade = $derived.by(() => grades[Math.min(this.#wanted, grades.length) - 1] ?? 'look');
  /** The sentences so far. */
  readonly says = $derived.by(() => {
    const { hint } = this;
    return hint ? grades.slice(0, this.#wanted).map((grade) => hint[grade]) : [];
  });
  readonly hasMore = $derived(this.#wanted < grades.length);

  /** The next grade, or the first. */
  more(): void {
    if (!this.may) return;
    this.#wanted = this.isOpen ? Math.min(this.#wanted + 1, grades.length) : 1;
    this.#at = this.#myLast;
    this.#refused = this.#live.refused;
    this.#live.ask({ kind: 'hint' });
  }

  close(): void {
    this.#wanted = 0;
  }
}
