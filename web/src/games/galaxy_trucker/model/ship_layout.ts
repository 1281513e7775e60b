// The plan of a ship: its columns and rows, and the position of each cell.
import { cellKey, type Cell } from './tiles';

export interface ShipLayout {
  columns: readonly number[];
  rows: readonly number[];
  /** The keys of the cells inside the outline. */
  inside: ReadonlySet<string>;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

export function shipLayout(outline: readonly Cell[]): ShipLayout {
  const columns = outline.map(([column]) => column);
  const rows = outline.map(([, row]) => row);
  return {
    columns: range(Math.min(...columns), Math.max(...columns)),
    rows: range(Math.min(...rows), Math.max(...rows)),
    inside: new Set(outline.map(cellKey)),
  };
}

const directions: Readonly<Record<string, Cell>> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** Returns the cell for an arrow key, Home or End; it skips cells outside the outline and does not wrap. */
export function nextCell(plan: ShipLayout, cell: Cell, key: string): Cell | null {
  if (key === 'Home' || key === 'End') return endOfRow(plan, cell, key);
  const way = directions[key];
  return way ? walk(plan, cell, way) : null;
}

function walk({ columns, rows, inside }: ShipLayout, [column, row]: Cell, [x, y]: Cell): Cell {
  let [toColumn, toRow] = [column + x, row + y];
  while (columns.includes(toColumn) && rows.includes(toRow)) {
    if (inside.has(cellKey([toColumn, toRow]))) return [toColumn, toRow];
    [toColumn, toRow] = [toColumn + x, toRow + y];
  }
  return [column, row];
}

function endOfRow({ columns, inside }: ShipLayout, [column, row]: Cell, key: 'Home' | 'End'): Cell {
  const own = columns.filter((one) => inside.has(cellKey([one, row])));
  return [(key === 'Home' ? own[0] : own.at(-1)) ?? column, row];
}
