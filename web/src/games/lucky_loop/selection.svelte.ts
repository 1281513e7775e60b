// What is picked so far, and what a tap does; everything that can be done is in the list that the server sent.
import { consequenceTexts, hasNoEffect } from '../../shared/i18n/consequences';
import { clashes, freeSum, type FreeSum } from './model/free_programme';
import { cardsIn, matching, picksFor, ready, toggle, toggleFew, touch, type Kind, type Pick, type Touch } from './legal_filter';
import type { Choice, ChoiceWorth, LuckyLoopView, Worths } from './wire';

interface Source {
  view: LuckyLoopView;
  legal: readonly Choice[];
  advice: Worths | null;
  send: (actions: string | readonly string[]) => void;
}

/** What a button says of its choice: what it leads to, whether it can do anything, what the advisor thinks. */
export interface Offer {
  says: readonly string[];
  idle: boolean;
  worth: ChoiceWorth | null;
  best: boolean;
}

export class Choosing {
  picks = $state.raw<readonly Pick[]>([]);
  /** I want to exchange: the next tap on a deck draws. */
  exchanging = $state(false);
  /** Why the last tap did nothing. */
  refused = $state.raw<FreeSum | null>(null);
  readonly #source: () => Source;

  constructor(source: () => Source) {
    this.#source = source;
  }

  readonly legal = $derived.by(() => this.#source().legal);
  readonly matching = $derived.by(() => matching(this.legal, this.picks));
  /** A turn is not begun by a slip: there the button does it, elsewhere the tap. */
  readonly asks = $derived.by(() => this.legal.length > 0 && this.#source().view.phase === 'turn');
  readonly isDiscarding = $derived.by(() => this.legal.some(({ action }) => action.kind === 'discard'));
  /** The discards of the cards that are picked, in the order of the hand, once they are as many as are owed. */
  readonly discards = $derived.by(() => {
    const { hand } = this.#source().view;
    const picked = this.isDiscarding ? cardsIn(this.picks).sort((one, other) => hand.indexOf(one) - hand.indexOf(other)) : [];
    if (picked.length !== this.#source().view.owed) return [];
    return picked.flatMap((card) => this.legal.filter(({ action }) => action.kind === 'discard' && action.card === card));
  });
  readonly draws = $derived.by(() => this.legal.filter(({ action }) => action.kind === 'draw'));
  readonly ready = $derived.by(() => ready(this.legal, this.picks));
  /** How far the cards that are picked make a free programme. */
  readonly freeSum = $derived.by(() => freeSum(this.#source().view, cardsIn(this.picks)));
  readonly #worths = $derived.by(() => new Map(this.#source().advice?.choices.map((worth) => [worth.text, worth])));
  /** What the advisor would do. */
  readonly best = $derived.by(() => this.legal.find(({ text }) => text === this.#source().advice?.best) ?? null);

  of(kind: Kind): Choice | undefined {
    return this.legal.find(({ action }) => action.kind === kind);
  }

  worth(text: string): ChoiceWorth | null {
    return this.#worths.get(text) ?? null;
  }

  offer(choice: Choice): Offer {
    return {
      says: consequenceTexts(choice, String),
      idle: hasNoEffect(choice),
      worth: this.worth(choice.text),
      best: choice.text === this.best?.text,
    };
  }

  touch(pick: Pick): Touch {
    if (this.isDiscarding && pick.what === 'card') return this.#touchDiscard(pick);
    return touch(this.legal, this.picks, pick);
  }

  tap(pick: Pick): void {
    this.refused = null;
    if (this.touch(pick) === 'no') return;
    if (pick.what === 'deck' && this.asks && !this.exchanging) this.exchange();
    else if (this.isDiscarding && pick.what === 'card') this.picks = toggleFew(this.picks, pick, this.#source().view.owed);
    else this.#narrow(pick);
  }

  /** An exchange begins with the choice of a deck. */
  exchange(): void {
    this.picks = [];
    this.refused = null;
    this.exchanging = true;
  }

  /** Does a choice, and nothing that is not in the list. */
  send(text: string): void {
    if (!this.legal.some((choice) => choice.text === text)) return;
    this.#source().send(text);
  }

  /** Picks all parts of a choice, so that it can be looked at before it is done. */
  propose(choice: Choice): void {
    const { view } = this.#source();
    this.refused = null;
    if (choice.action.kind === 'draw' && this.asks) this.exchange();
    else this.picks = picksFor(choice.action, view.hand, view.flight?.thrown ?? []);
  }

  /** Discards all cards that are picked, as one move. */
  discard(): void {
    const discards = this.discards.map(({ text }) => text);
    if (discards.length) this.#source().send(discards);
  }

  /** The position is another one, or all is to be chosen anew: what was picked is gone. */
  renew(): void {
    this.picks = [];
    this.exchanging = false;
    this.refused = null;
  }

  #narrow(pick: Pick): void {
    const picked = toggle(this.legal, this.picks, pick);
    const { view } = this.#source();
    if (clashes(view, this.picks, pick, picked)) {
      this.refused = freeSum(view, cardsIn([...this.picks, pick]));
      return;
    }
    this.picks = picked;
    if (pick.what === 'card') this.exchanging = false;
    const [only, ...others] = this.matching;
    const isTarget = pick.what === 'deck' || pick.what === 'programme';
    const hasCards = this.picks.length > 1;
    if (only && !others.length && isTarget && this.ready.length && (hasCards || !this.asks || this.exchanging)) this.send(only.text);
  }

  #touchDiscard(pick: Pick): Touch {
    const isLegal = pick.what === 'card' && this.legal.some(({ action }) => action.kind === 'discard' && action.card === pick.card);
    return isLegal ? (touch(this.legal, this.picks, pick) === 'picked' ? 'picked' : 'next') : 'no';
  }
}
