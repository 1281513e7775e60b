// The viewer's pencil marks, stored in this browser for the most recent tables.
import { loadItem, saveItem } from '../../../shared/platform/storage';

/** The marked values by tile, so that a mark follows its wire in a swap. */
export type Marks = Readonly<Record<string, readonly string[]>>;

interface StoredNotes {
  table: string;
  marks: Marks;
}

const maxTables = 8;
const storageKey = 'bomb-busters.notes';

/** Returns the marks with one value added or removed. */
export function toggled(marks: Marks, tile: number, value: string, order: readonly string[]): Marks {
  const before = marks[tile] ?? [];
  const after = before.includes(value)
    ? before.filter((one) => one !== value)
    : order.filter((one) => one === value || before.includes(one));
  const { [tile]: _, ...others } = marks;
  return after.length ? { ...others, [tile]: after } : others;
}

/** Returns the marks of all stored tables, the newest first. */
export function withTable(all: readonly StoredNotes[], table: string, marks: Marks): StoredNotes[] {
  return [{ table, marks }, ...all.filter((one) => one.table !== table)].slice(0, maxTables);
}

export class Notes {
  marks = $state.raw<Marks>({});
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
    this.marks = loadItem<readonly StoredNotes[]>(storageKey, []).find((one) => one.table === table)?.marks ?? {};
  }

  of(tile: number): readonly string[] {
    return this.marks[tile] ?? [];
  }

  toggle(tile: number, value: string, order: readonly string[]): void {
    this.#store(toggled(this.marks, tile, value, order));
  }

  erase(tile: number): void {
    const { [tile]: _, ...others } = this.marks;
    this.#store(others);
  }

  #store(marks: Marks): void {
    this.marks = marks;
    saveItem(storageKey, withTable(loadItem<readonly StoredNotes[]>(storageKey, []), this.#table, marks));
  }
}
