// Short names of the message types, and the printed faces of tiles.
import type { Choice, TileFace, GalaxyTruckerView, Planets, PlayerView, StepSeen, TileView } from '../wire';

export type View = GalaxyTruckerView;
export type Action = Choice['action'];
export type Kind = Action['kind'];
export type Event = StepSeen['events'][number];
export type Cell = readonly [column: number, row: number];
export type Component = TileFace[0];
export type Sides = TileFace[1];
export type Good = Planets['planets'][number][number];
export type Member = NonNullable<TileView['crew']>[number];
export type Alien = Exclude<Member, 'human'>;
export type Card = NonNullable<NonNullable<GalaxyTruckerView['flight']>['card']>;
export type Decision = NonNullable<NonNullable<GalaxyTruckerView['flight']>['decision']>;
export type Player = PlayerView;
export type Figure = 'firepower' | 'engines' | 'crew' | 'batteries' | 'exposed' | 'goods' | 'lost' | 'credits';

/** Returns the key of a cell, for maps and for the `data-cell` attribute. */
export function cellKey([column, row]: Cell): string {
  return `${column}-${row}`;
}

export function isSameCell(one: Cell, other: Cell | null | undefined): boolean {
  return !!other && one[0] === other[0] && one[1] === other[1];
}

/** Returns the connectors of a rotated tile: front, right, rear and left. */
export function turnedSides(sides: Sides, turn: number): Sides {
  const at = (side: number) => sides[(side - turn + 4) % 4] ?? 0;
  return [at(0), at(1), at(2), at(3)];
}

const directed: ReadonlySet<Component> = new Set<Component>(['cannon', 'double-cannon', 'engine', 'double-engine', 'shield']);

/** True if the direction of a component matters. */
export function isDirected(component: Component): boolean {
  return directed.has(component);
}
