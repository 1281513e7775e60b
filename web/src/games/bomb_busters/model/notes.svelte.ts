// Pencil marks: mine alone, kept in this browser for as long as the table is among the last ones.
import { loadItem, saveItem } from '../../../shared/platform/storage';

/** By tile, so that a mark follows its wire when it is swapped. */
export type Marks = Readonly<Record<string, readonly string[]>>;

interface StoredNotes {
  table: string;
  marks: Marks;
}

const maxTables = 8;
const storageKey = 'bomb-busters.notes';

/** The marks with one more, or one fewer. */
export function toggled(marks: Marks, tile: number, value: string, order: readonly string[]): Marks {
  const before = marks[tile] ?? [];
  const after = before.includes(value)
    ? before.filter((one) => one !== value)
    : order.filter((one) => one === value || before.includes(one));
  const { [tile]: _, ...others } = marks;
  return after.length ? { ...others, [tile]: after } : others;
}

/** The marks of all tables that are remembered, the newest first. */
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
