// What is picked so far, and what a tap does; everything that can be done is in the list that the server sent.
import type { Choice, ChoiceWorth, LuckyLoopView, Worths } from './wire';
import { cardsIn, matching, picksFor, ready, toggle, toggleFew, touch, type Kind, type Pick, type Touch } from './narrowing';

interface Source {
  view: LuckyLoopView;
  legal: readonly Choice[];
  advice: Worths | null;
  send: (actions: string | readonly string[]) => void;
}

export class Choosing {
  picks = $state.raw<readonly Pick[]>([]);
  readonly #source: () => Source;

  constructor(source: () => Source) {
    this.#source = source;
  }

  readonly legal = $derived.by(() => this.#source().legal);
  readonly matching = $derived.by(() => matching(this.legal, this.picks));
  /** A turn is not begun by a slip: there the button does it, elsewhere the tap. */
  readonly asks = $derived.by(() => this.legal.length > 0 && this.#source().view.phase === 'turn');
  readonly isDiscarding = $derived.by(() => this.legal.some(({ action }) => action.kind === 'discard'));
  /** The discards of the cards that are picked, once they are as many as are owed. */
  readonly discards = $derived.by(() => {
    const picked = this.isDiscarding ? cardsIn(this.picks) : [];
    if (picked.length !== this.#source().view.owed) return [];
    return picked.flatMap((card) => this.legal.filter(({ action }) => action.kind === 'discard' && action.card === card));
  });
  readonly ready = $derived.by(() => ready(this.legal, this.picks));
  readonly #worths = $derived.by(() => new Map(this.#source().advice?.choices.map((worth) => [worth.text, worth])));
  /** What the advisor would do. */
  readonly best = $derived.by(() => {
    const judged = this.legal.filter(({ text }) => this.#worths.has(text));
    return judged.reduce<Choice | null>((best, one) => (this.#points(one) > (best ? this.#points(best) : -Infinity) ? one : best), null);
  });

  of(kind: Kind): Choice | undefined {
    return this.legal.find(({ action }) => action.kind === kind);
  }

  worth(text: string): ChoiceWorth | null {
    return this.#worths.get(text) ?? null;
  }

  touch(pick: Pick): Touch {
    if (this.isDiscarding && pick.what === 'card') return this.#touchDiscard(pick);
    return touch(this.legal, this.picks, pick);
  }

  tap(pick: Pick): void {
    if (this.touch(pick) === 'no') return;
    if (this.isDiscarding && pick.what === 'card') this.picks = toggleFew(this.picks, pick, this.#source().view.owed);
    else this.#narrow(pick);
  }

  /** Does a choice, and nothing that is not in the list. */
  send(text: string): void {
    if (!this.legal.some((choice) => choice.text === text)) return;
    this.picks = [];
    this.#source().send(text);
  }

  /** Picks all parts of a choice, so that it can be looked at before it is done. */
  propose(choice: Choice): void {
    const { view } = this.#source();
    this.picks = picksFor(choice.action, view.hand, view.flight?.thrown ?? []);
  }

  /** Discards all cards that are picked, as one move. */
  discard(): void {
    const discards = this.discards.map(({ text }) => text);
    this.picks = [];
    if (discards.length) this.#source().send(discards);
  }

  /** The position is another one: what was picked is gone. */
  renew(): void {
    this.picks = [];
  }

  #narrow(pick: Pick): void {
    this.picks = toggle(this.legal, this.picks, pick);
    const [only, ...others] = this.matching;
    const isTarget = pick.what === 'deck' || pick.what === 'programme';
    const hasCards = this.picks.length > 1;
    if (only && !others.length && isTarget && this.ready.length && (hasCards || !this.asks)) this.send(only.text);
  }

  #touchDiscard(pick: Pick): Touch {
    const isLegal = pick.what === 'card' && this.legal.some(({ action }) => action.kind === 'discard' && action.card === pick.card);
    return isLegal ? (touch(this.legal, this.picks, pick) === 'picked' ? 'picked' : 'next') : 'no';
  }

  #points(choice: Choice): number {
    return this.#worths.get(choice.text)?.points ?? -Infinity;
  }
}
