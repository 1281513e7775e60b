// The plan of a ship: which columns and rows it has, and where a cell lies on it.
import { keyOf, type Cell } from './parts';

export interface Plan {
  columns: readonly number[];
  rows: readonly number[];
  /** The cells of the outline, by their keys. */
  inside: ReadonlySet<string>;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

export function planOf(outline: readonly Cell[]): Plan {
  const columns = outline.map(([column]) => column);
  const rows = outline.map(([, row]) => row);
  return {
    columns: range(Math.min(...columns), Math.max(...columns)),
    rows: range(Math.min(...rows), Math.max(...rows)),
    inside: new Set(outline.map(keyOf)),
  };
}

/** The cell that an arrow key leads to; cells outside the outline are passed over, the rim holds. */
export function step({ columns, rows, inside }: Plan, [column, row]: Cell, key: string): Cell {
  const way: Record<string, Cell> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
  const [x, y] = way[key] ?? [0, 0];
  let [toColumn, toRow] = [column + x, row + y];
  while ((x || y) && columns.includes(toColumn) && rows.includes(toRow)) {
    if (inside.has(keyOf([toColumn, toRow]))) return [toColumn, toRow];
    [toColumn, toRow] = [toColumn + x, toRow + y];
  }
  return [column, row];
}
