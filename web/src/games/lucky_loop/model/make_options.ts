// The make options of a card in flight, and a short list of them.
import type { BoxView, Choice, LuckyLoopView, WayView } from '../wire';

export interface MakeOption extends WayView {
  choice: Choice;
}

/** Returns all legal ways to make a card. */
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

/** Returns the exact and the exceeding option with the fewest dice, as spare dice are worth a point each. */
export function shortList(ways: readonly MakeOption[]): MakeOption[] {
  return [true, false].flatMap((exact) => {
    const alike = ways.filter((way) => way.exact === exact);
    return alike.length ? [alike.reduce((best, way) => (way.dice.length < best.dice.length ? way : best))] : [];
  });
}
