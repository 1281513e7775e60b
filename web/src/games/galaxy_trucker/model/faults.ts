// The places where the faults of a ship are shown: at the joint of two tiles, or on a tile.
import { cellCentre } from '../flight/incoming';
import { cellKey } from './tiles';
import type { ShipLayout } from './ship_layout';
import type { Fault } from '../wire';

export interface FaultMark {
  /** The position of the joint or tile, in cells from the upper left corner of the plan. */
  at: readonly [x: number, y: number];
  kind: Fault['kind'];
}

/** True for a fault with a place; loose pieces are shown by their numbers. */
function isPlaced({ kind }: Fault): boolean {
  return kind !== 'not-one-piece';
}

/** Returns the faults of each cell, by its key. */
export function faultsByCell(faults: readonly Fault[]): Map<string, Fault[]> {
  const found = new Map<string, Fault[]>();
  for (const fault of faults.filter(isPlaced))
    for (const cell of fault.cells) found.set(cellKey(cell), [...(found.get(cellKey(cell)) ?? []), fault]);
  return found;
}

/** Returns the marks of faults: between the tiles of a bad joint, or in the middle of a tile. */
export function faultMarks(plan: ShipLayout, faults: readonly Fault[]): FaultMark[] {
  return faults.filter(isPlaced).map(({ kind, cells }) => {
    const spots = cells.map((cell) => cellCentre(plan, cell));
    const mean = (axis: 0 | 1) => spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length;
    return { kind, at: [mean(0), mean(1)] };
  });
}
