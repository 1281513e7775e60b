// The projectiles that reach a ship and the tiles that leave it, for each event.
import { shipLayout, type ShipLayout } from '../model/ship_layout';
import type { Cell, Event, View } from '../model/tiles';
import type { Rolled, Struck, TilesLost } from '../wire';

export interface Strike {
  what: Struck['size'];
  outcome: Struck['outcome'] | 'missed';
  /** The start in cells from the upper left corner of the plan. */
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  /** The direction in degrees; 0 is a flight to the right. */
  heading: number;
  delay: number;
}

export interface Debris {
  tile: number;
  turn: number;
  at: readonly [x: number, y: number];
  torn: boolean;
  delay: number;
}

const headings: Readonly<Record<Struck['side'], number>> = { front: 90, rear: -90, left: 0, right: 180 };
/** Milliseconds between two projectiles. */
const strikeInterval = 450;
/** Milliseconds of a projectile's flight. */
const strikeDuration = 400;

/** Returns the middle of a cell, in cells from the upper left corner of the plan. */
export function cellCentre(plan: ShipLayout, [column, row]: Cell): [number, number] {
  return [column - (plan.columns[0] ?? 0) + 0.5, row - (plan.rows[0] ?? 0) + 0.5];
}

/** Returns the points where a projectile from a side enters and leaves the plan, by its column or row. */
export function pathOf(plan: ShipLayout, side: Struck['side'], line: number): { from: [number, number]; to: [number, number] } {
  const [x, y] = cellCentre(plan, [line, line]);
  const [wide, tall] = [plan.columns.length, plan.rows.length];
  switch (side) {
    case 'front':
      return { from: [x, -0.4], to: [x, tall + 0.4] };
    case 'rear':
      return { from: [x, tall + 0.4], to: [x, -0.4] };
    case 'left':
      return { from: [-0.4, y], to: [wide + 0.4, y] };
    case 'right':
      return { from: [wide + 0.4, y], to: [-0.4, y] };
  }
}

export function headingOf(side: Struck['side']): number {
  return headings[side];
}

/** Returns the projectile of a roll that misses a seat's ship. */
export function missedStrikes(rolled: Rolled | null, view: View, seat: number): Strike[] {
  if (!rolled?.misses.includes(seat)) return [];
  const { size, side, dice } = rolled;
  return [
    { what: size, outcome: 'missed', ...pathOf(shipLayout(view.outline), side, dice[0] + dice[1]), heading: headings[side], delay: 0 },
  ];
}

/** A gain or loss shown at its cell, such as `−1` at a cabin. */
export interface Tally {
  at: readonly [x: number, y: number];
  count: number;
  what: 'crew' | 'battery' | 'cube';
}

export function talliesOf(events: readonly Event[], view: View, seat: number): Tally[] {
  const plan = shipLayout(view.outline);
  return events.flatMap((event): Tally[] => {
    if (!('seat' in event) || event.seat !== seat) return [];
    switch (event.kind) {
      case 'crew-lost':
        return [{ at: cellCentre(plan, event.cell), count: -event.crew.length, what: 'crew' }];
      case 'goods-lost':
        return [{ at: cellCentre(plan, event.cell), count: -event.goods.length, what: 'cube' }];
      case 'batteries-spent':
        return [{ at: cellCentre(plan, event.cell), count: -event.count, what: 'battery' }];
      case 'loaded':
        return [{ at: cellCentre(plan, event.cell), count: 1, what: 'cube' }];
      default:
        return [];
    }
  });
}

/** Returns the projectiles for a seat's ship, one after the other. */
export function strikesOf(events: readonly Event[], view: View, seat: number): Strike[] {
  const plan = shipLayout(view.outline);
  const struck = events.filter((event): event is Struck => event.kind === 'struck' && event.seat === seat);
  return struck.map(({ size, side, line, cell, outcome }, at) => {
    const path = pathOf(plan, side, line);
    return { what: size, outcome, from: path.from, to: cellCentre(plan, cell), heading: headings[side], delay: at * strikeInterval };
  });
}

/** Returns the tiles that a seat's ship lost, at their previous cells: hit tiles, or tiles that drift away. */
export function debrisOf(events: readonly Event[], view: View, before: View | null, seat: number): Debris[] {
  const plan = shipLayout(view.outline);
  const lay = new Map(before?.players[seat]?.ship.map(({ tile, turn }) => [tile, turn]));
  const strikes = strikesOf(events, view, seat);
  const lost = events.filter((event): event is TilesLost => event.kind === 'tiles-lost' && event.seat === seat);
  return lost.flatMap(({ tiles, cells, why }) =>
    cells.map((cell, index) => {
      const [tile, at, torn] = [tiles[index] ?? 0, cellCentre(plan, cell), why === 'destroyed'];
      const hit = strikes.find(({ to }) => to[0] === at[0] && to[1] === at[1]) ?? strikes.at(-1);
      const arrived = hit ? hit.delay + strikeDuration : 0;
      return { tile, at, torn, turn: lay.get(tile) ?? 0, delay: torn ? arrived : arrived + 200 + index * 40 };
    }),
  );
}
