// The components and cards for pictures of tooltip targets, as far as the view shows them.
import type { Card, View } from './model/tiles';
import type { TileFace } from './wire';

/** Returns the cards that are face up for the viewer. */
export function visibleCards({ flight, piles }: View): Card[] {
  return [...(flight?.card ? [flight.card] : []), ...piles.flatMap(({ cards }) => cards ?? [])];
}

/** Returns the kind of a card; a name without a visible card is itself a kind. */
export function cardKind(name: string, view?: View): Card['kind'] {
  const found = view && visibleCards(view).find((card) => card.name === name);
  return found?.kind ?? (name as Card['kind']);
}

/** A sample tile of each kind. */
export const samples: Readonly<Record<TileFace[0], TileFace>> = {
  'starting-cabin': ['starting-cabin', [3, 3, 3, 3], 2],
  cabin: ['cabin', [1, 2, 3, 0], 2],
  battery: ['battery', [3, 1, 2, 0], 2],
  hold: ['hold', [2, 1, 3, 0], 3],
  'red-hold': ['red-hold', [3, 0, 2, 0], 1],
  structure: ['structure', [3, 2, 3, 1], 0],
  engine: ['engine', [3, 1, 0, 2], 0],
  'double-engine': ['double-engine', [3, 1, 0, 2], 0],
  cannon: ['cannon', [0, 1, 3, 2], 0],
  'double-cannon': ['double-cannon', [0, 1, 3, 2], 0],
  shield: ['shield', [1, 2, 0, 3], 0],
  'brown-life-support': ['brown-life-support', [1, 0, 2, 3], 0],
  'purple-life-support': ['purple-life-support', [1, 0, 2, 3], 0],
};
