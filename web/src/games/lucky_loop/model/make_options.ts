// The short list for a flown card: of the ways that the position gives, the one of each kind with the fewest dice.
import type { BoxView, Choice, LuckyLoopView, WayView } from '../wire';

export interface MakeOption extends WayView {
  choice: Choice;
}

/** Every way to make a card that the server allows. */
export function makeOptions({ flight }: Pick<LuckyLoopView, 'flight'>, legal: readonly Choice[], box: BoxView): MakeOption[] {
  const ways = flight?.ways.filter(({ card, highlight }) => card === box.card && highlight === box.highlight) ?? [];
  if (box.dice.length) return [];
  return legal.flatMap((choice) => {
    const { action } = choice;
    if (action.kind !== 'make' || action.card !== box.card || (action.highlight ?? false) !== box.highlight) return [];
    const way = ways.find(({ dice }) => String(dice) === String(action.dice));
    return way ? [{ ...way, choice }] : [];
  });
}

/** Dice on the card are worth a point each if they stay off it, so the fewest are proposed; exact before over. */
export function shortList(ways: readonly MakeOption[]): MakeOption[] {
  return [true, false].flatMap((exact) => {
    const alike = ways.filter((way) => way.exact === exact);
    return alike.length ? [alike.reduce((best, way) => (way.dice.length < best.dice.length ? way : best))] : [];
  });
}
