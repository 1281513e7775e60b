// Hints in three grades, shown one after the other: where to look, what to consider, what to do.
import type { TableClient } from '../../shared/net/table_client.svelte';
import type { HintMessage, Refused } from '../../shared/net/wire';

const grades = ['look', 'consider', 'do'] as const;

export class Hints {
  /** The number of grades requested; 0 while no hint is open. */
  #gradesWanted = $state(0);
  /** The player's last log line at the request: the hint closes once the player acts, but not when others do. */
  #askedAfter = $state(-1);
  /** The last hint received, which stays when others act. */
  #lastHint: HintMessage | null = null;
  /** The last refusal before the request: a newer one is the answer to it. */
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
  /** The sentences of the requested grades. */
  readonly sentences = $derived.by(() => {
    const { hint } = this;
    return hint ? grades.slice(0, this.#gradesWanted).map((grade) => hint[grade]) : [];
  });
  readonly hasMore = $derived(this.#gradesWanted < grades.length);

  /** Shows the next grade, or requests a hint. */
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
