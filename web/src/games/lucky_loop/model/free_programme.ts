// The sums of the cards selected for a free programme; the single values come with the position.
import { faceOf } from './cards';
import type { Pick } from '../legal_filter';
import type { LuckyLoopView } from '../wire';

export interface FreeProgrammeSum {
  count: number;
  /** The minimum and maximum number of cards. */
  fewest: number;
  most: number;
  difficulty: number;
  least: number;
  needed: number;
  dice: number;
}

export function freeProgrammeSum(view: LuckyLoopView, cards: readonly string[]): FreeProgrammeSum | null {
  const { free } = view;
  if (!free) return null;
  const [fewest, most] = free.cards as [number, number];
  const add = (figure: (card: string) => number): number => cards.reduce((sum, card) => sum + figure(card), 0);
  return {
    count: cards.length,
    fewest,
    most,
    difficulty: add((card) => faceOf(view, card).difficulty),
    least: free.difficulty,
    needed: add((card) => free.needs[card] ?? 0),
    dice: free.dice,
  };
}

/** True if a tap would remove another card from the selection of a free programme. */
export function wouldDropCard(view: LuckyLoopView, before: readonly Pick[], pick: Pick, after: readonly Pick[]): boolean {
  return view.free !== null && pick.what === 'card' && after.length <= before.length && after.includes(pick);
}
