// The player's selection, and the effect of a tap; only actions in the server's list are sent.
import { consequenceTexts, hasNoEffect } from '../../shared/i18n/consequences';
import { wouldDropCard, freeProgrammeSum, type FreeProgrammeSum } from './model/free_programme';
import {
  cardsIn,
  matchingChoices,
  picksFor,
  readyChoices,
  toggle,
  toggleFew,
  touch,
  type Kind,
  type Pick,
  type Touch,
} from './legal_filter';
import type { Choice, ChoiceWorth, LuckyLoopView, WorthAnswer } from './wire';

interface Source {
  view: LuckyLoopView;
  legal: readonly Choice[];
  advice: WorthAnswer | null;
  send: (actions: string | readonly string[]) => void;
}

/** The texts of an action's button: its consequences, and the advisor's value. */
export interface ChoiceInfo {
  consequences: readonly string[];
  hasNoEffect: boolean;
  worth: ChoiceWorth | null;
  isBest: boolean;
}

export class Selection {
  picks = $state.raw<readonly Pick[]>([]);
  /** True while the player exchanges cards: the next tap on a deck draws. */
  isExchanging = $state(false);
  /** The sums of a free programme that the last tapped card could not join. */
  refusedSum = $state.raw<FreeProgrammeSum | null>(null);
  readonly #source: () => Source;

  constructor(source: () => Source) {
    this.#source = source;
  }

  readonly legal = $derived.by(() => this.#source().legal);
  readonly matching = $derived.by(() => matchingChoices(this.legal, this.picks));
  /** True at the start of a turn, where a button confirms the selection, so that a tap by mistake does nothing. */
  readonly needsConfirm = $derived.by(() => this.legal.length > 0 && this.#source().view.phase === 'turn');
  readonly isDiscarding = $derived.by(() => this.legal.some(({ action }) => action.kind === 'discard'));
  /** The discards of the selected cards in the order of the hand; empty until their number is right. */
  readonly discards = $derived.by(() => {
    const { hand } = this.#source().view;
    const picked = this.isDiscarding ? cardsIn(this.picks).sort((one, other) => hand.indexOf(one) - hand.indexOf(other)) : [];
    if (picked.length !== this.#source().view.owed) return [];
    return picked.flatMap((card) => this.legal.filter(({ action }) => action.kind === 'discard' && action.card === card));
  });
  readonly draws = $derived.by(() => this.legal.filter(({ action }) => action.kind === 'draw'));
  readonly ready = $derived.by(() => readyChoices(this.legal, this.picks));
  /** The sums of the selected cards as a free programme. */
  readonly freeSum = $derived.by(() => freeProgrammeSum(this.#source().view, cardsIn(this.picks)));
  readonly #worths = $derived.by(() => new Map(this.#source().advice?.choices.map((worth) => [worth.text, worth])));
  /** The action that the advisor prefers. */
  readonly best = $derived.by(() => this.legal.find(({ text }) => text === this.#source().advice?.best) ?? null);

  first(kind: Kind): Choice | undefined {
    return this.legal.find(({ action }) => action.kind === kind);
  }

  worth(text: string): ChoiceWorth | null {
    return this.#worths.get(text) ?? null;
  }

  choiceInfo(choice: Choice): ChoiceInfo {
    return {
      consequences: consequenceTexts(choice, String),
      hasNoEffect: hasNoEffect(choice),
      worth: this.worth(choice.text),
      isBest: choice.text === this.best?.text,
    };
  }

  touch(pick: Pick): Touch {
    if (this.isDiscarding && pick.what === 'card') return this.#touchDiscard(pick);
    return touch(this.legal, this.picks, pick);
  }

  tap(pick: Pick): void {
    this.refusedSum = null;
    if (this.touch(pick) === 'no') return;
    if (pick.what === 'deck' && this.needsConfirm && !this.isExchanging) this.exchange();
    else if (this.isDiscarding && pick.what === 'card') this.picks = toggleFew(this.picks, pick, this.#source().view.owed);
    else this.#narrow(pick);
  }

  /** Starts an exchange; the player then chooses a deck. */
  exchange(): void {
    this.picks = [];
    this.refusedSum = null;
    this.isExchanging = true;
  }

  /** Sends an action if it is legal. */
  send(text: string): void {
    if (!this.legal.some((choice) => choice.text === text)) return;
    this.#source().send(text);
  }

  /** Selects all parts of an action without sending it. */
  pickParts(choice: Choice): void {
    const { view } = this.#source();
    this.refusedSum = null;
    if (choice.action.kind === 'draw' && this.needsConfirm) this.exchange();
    else this.picks = picksFor(choice.action, view.hand, view.flight?.thrown ?? []);
  }

  /** Discards all selected cards as one move. */
  discard(): void {
    const discards = this.discards.map(({ text }) => text);
    if (discards.length) this.#source().send(discards);
  }

  /** Clears the selection for a new position or a new start. */
  reset(): void {
    this.picks = [];
    this.isExchanging = false;
    this.refusedSum = null;
  }

  #narrow(pick: Pick): void {
    const picked = toggle(this.legal, this.picks, pick);
    const { view } = this.#source();
    if (wouldDropCard(view, this.picks, pick, picked)) {
      this.refusedSum = freeProgrammeSum(view, cardsIn([...this.picks, pick]));
      return;
    }
    this.picks = picked;
    if (pick.what === 'card') this.isExchanging = false;
    const [only, ...others] = this.matching;
    const isTarget = pick.what === 'deck' || pick.what === 'programme';
    const hasCards = this.picks.length > 1;
    if (only && !others.length && isTarget && this.ready.length && (hasCards || !this.needsConfirm || this.isExchanging))
      this.send(only.text);
  }

  #touchDiscard(pick: Pick): Touch {
    const isLegal = pick.what === 'card' && this.legal.some(({ action }) => action.kind === 'discard' && action.card === pick.card);
    return isLegal ? (touch(this.legal, this.picks, pick) === 'picked' ? 'picked' : 'next') : 'no';
  }
}
