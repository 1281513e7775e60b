// What is printed on tiles and cards, as far as a view shows it; a picture in a book has none.
import type { Card, View } from './model/tiles';
import type { TileFace } from './wire';

/** The cards that lie open to me. */
export function visibleCards({ flight, piles }: View): Card[] {
  return [...(flight?.card ? [flight.card] : []), ...piles.flatMap(({ cards }) => cards ?? [])];
}

/** The kind of a card; where no certain one is meant, it is called by its kind. */
export function cardKind(name: string, view?: View): Card['kind'] {
  const found = view && visibleCards(view).find((card) => card.name === name);
  return found?.kind ?? (name as Card['kind']);
}

/** A tile of each kind, as it may look. */
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
