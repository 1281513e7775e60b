// Hints in grades: where to look, what to consider, what to do; asked of the coach, one after the other.
import type { TableClient } from '../../shared/net/table_client.svelte';
import type { HintMessage, Refused } from '../../shared/net/wire';

const grades = ['look', 'consider', 'do'] as const;

export class Hints {
  /** How many grades of the hint I wanted to know; 0 while none is open. */
  #gradesWanted = $state(0);
  /** The line of mine after which it was asked: once I act it is gone; what others do meanwhile leaves it. */
  #askedAfter = $state(-1);
  /** The hint that came, for when others have acted since. */
  #lastHint: HintMessage | null = null;
  /** What had been refused last when it was asked for: what is refused after that is the hint. */
  #refusalBefore = $state.raw<Refused | null>(null);
  readonly #table: TableClient;
  readonly #isAllowed: () => boolean;

  constructor(live: TableClient, allowed: () => boolean) {
    this.#table = live;
    this.#isAllowed = allowed;
  }

  readonly available = $derived.by(() => this.#isAllowed());
  readonly #myLastStep = $derived.by(() => this.#table.steps.findLastIndex(({ actor }) => actor === this.#table.mySeat));
  readonly #isAsked = $derived.by(() => this.available && this.#gradesWanted > 0 && this.#askedAfter === this.#myLastStep);
  readonly hint: HintMessage | null = $derived.by(() => {
    const answer = (this.#table.answers['hint'] ?? this.#table.latestAnswer('hint', this.#askedAfter)) as HintMessage | undefined;
    return (this.#lastHint = this.#isAsked ? (answer ?? this.#lastHint) : null);
  });
  readonly isOpen = $derived.by(() => this.#isAsked && (this.hint !== null || this.#refusalBefore === this.#table.lastRefusal));
  readonly grade = $derived.by(() => grades[Math.min(this.#gradesWanted, grades.length) - 1] ?? 'look');
  /** The sentences so far. */
  readonly sentences = $derived.by(() => {
    const { hint } = this;
    return hint ? grades.slice(0, this.#gradesWanted).map((grade) => hint[grade]) : [];
  });
  readonly hasMore = $derived(this.#gradesWanted < grades.length);

  /** The next grade, or the first. */
  next(): void {
    if (!this.available) return;
    this.#gradesWanted = this.isOpen ? Math.min(this.#gradesWanted + 1, grades.length) : 1;
    this.#askedAfter = this.#myLastStep;
    this.#refusalBefore = this.#table.lastRefusal;
    this.#table.ask({ kind: 'hint' });
  }

  close(): void {
    this.#gradesWanted = 0;
  }
}
