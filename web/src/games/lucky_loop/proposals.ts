// The short list for a flown card: of the server's choices the one that pays each number of points with the fewest dice.
import type { BoxView, Choice, LuckyLoopView } from './wire';
import { faceOf, sum } from './cards';

export interface Proposal {
  text: string;
  dice: readonly number[];
  exact: boolean;
  points: number;
}

/** Every way to make a card that the server allows. */
export function waysTo(view: LuckyLoopView, legal: readonly Choice[], box: BoxView): Proposal[] {
  const { difficulty, exact, exceeded } = faceOf(view, box.card);
  if (box.dice.length) return [];
  return legal.flatMap(({ action, text }) => {
    if (action.kind !== 'make' || action.card !== box.card || (action.highlight ?? false) !== box.highlight) return [];
    const isExact = sum(action.dice) === difficulty;
    return [{ text, dice: action.dice, exact: isExact, points: (isExact ? exact : exceeded) * (box.highlight ? 2 : 1) }];
  });
}

/** Dice on the card are worth a point each if they stay off it, so the fewest are proposed; exact before over. */
export function proposals(ways: readonly Proposal[]): Proposal[] {
  return [true, false].flatMap((exact) => {
    const alike = ways.filter((way) => way.exact === exact);
    return alike.length ? [alike.reduce((best, way) => (way.dice.length < best.dice.length ? way : best))] : [];
  });
}
