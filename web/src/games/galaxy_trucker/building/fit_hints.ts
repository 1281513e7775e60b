// Where the tile in hand would go, the best places first; the rules tell with each choice how it would fit.
import type { Choice } from '../wire';
import { choicesOf, type ChoiceOf } from '../legal_filter';
import { cellKey } from '../model/tiles';

export type Spot = ChoiceOf<'place'>;

const fits = 'galaxy_trucker.ahead.fits';

/** The figures of a spot, each the better the higher: whether it fits, its firepower, its joints, its open pipes, its faults. */
function fitScore(choice: Choice): number[] {
  const says = choice.ahead?.says ?? [];
  const facts = Object.assign({}, ...says.map((one) => one.facts)) as Partial<Record<string, number>>;
  return [isFitting(choice) ? 1 : 0, facts['power'] ?? 0, facts['count'] ?? 0, -(facts['exposed'] ?? 0), -says.length];
}

function compareSpots(one: Spot, other: Spot): number {
  const theirs = fitScore(other);
  return fitScore(one).reduce((so_far, figure, at) => so_far || (theirs[at] ?? 0) - figure, 0);
}

/** Whether the tile would hold there without a fault. */
export function isFitting({ ahead }: Pick<Choice, 'ahead'>): boolean {
  return ahead?.says[0]?.key === fits;
}

/** The best way for the tile in hand to lie on each cell, the best cell first. */
export function bestSpots(legal: readonly Choice[]): Spot[] {
  const sorted = choicesOf(legal, 'place').toSorted(compareSpots);
  const seen = new Set<string>();
  return sorted.filter(({ action }) => {
    const key = cellKey([action.column, action.row]);
    return !seen.has(key) && seen.add(key);
  });
}
