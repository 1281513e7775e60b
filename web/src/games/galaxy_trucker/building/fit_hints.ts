// Ranks the cells for the held tile by the fit that the server states with each legal action.
import type { Choice } from '../wire';
import { choicesOf, type ChoiceOf } from '../legal_filter';
import { cellKey } from '../model/tiles';

export type Spot = ChoiceOf<'place'>;

const fits = 'galaxy_trucker.ahead.fits';

/** Returns the sort key of a placement, higher is better: fit, firepower, joints, open pipes, faults. */
function fitScore(choice: Choice): number[] {
  const says = choice.ahead?.says ?? [];
  const facts = Object.assign({}, ...says.map((one) => one.facts)) as Partial<Record<string, number>>;
  return [isFitting(choice) ? 1 : 0, facts['power'] ?? 0, facts['count'] ?? 0, -(facts['exposed'] ?? 0), -says.length];
}

function compareSpots(one: Spot, other: Spot): number {
  const theirs = fitScore(other);
  return fitScore(one).reduce((so_far, figure, at) => so_far || (theirs[at] ?? 0) - figure, 0);
}

/** True if the tile would be connected without a fault. */
export function isFitting({ ahead }: Pick<Choice, 'ahead'>): boolean {
  return ahead?.says[0]?.key === fits;
}

/** Returns the best placement of the held tile for each cell, the best cell first. */
export function bestSpots(legal: readonly Choice[]): Spot[] {
  const sorted = choicesOf(legal, 'place').toSorted(compareSpots);
  const seen = new Set<string>();
  return sorted.filter(({ action }) => {
    const key = cellKey([action.column, action.row]);
    return !seen.has(key) && seen.add(key);
  });
}
