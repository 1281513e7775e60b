// Moves through groups of buttons by keys, row by row.
import type { Attachment } from 'svelte/attachments';
import { rovingTabindex } from '../../shared/input/roving_tabindex';

/** A row of a group: its leading buttons, and its cells, which are aligned with those of the row above. */
interface Row {
  lead: readonly HTMLElement[];
  cells: readonly HTMLElement[];
}

/** Returns the rows of a group. */
type Rows = (group: HTMLElement) => Row[];

const buttonsIn = (part: ParentNode): HTMLElement[] => [...part.querySelectorAll<HTMLElement>('button:enabled')];

const oneRow: Rows = (group) => [{ lead: [], cells: buttonsIn(group) }];

/** A stand is a row of wires, led by the buttons of its name plate. */
export const standRows: Rows = (group) =>
  [...group.querySelectorAll('[data-stand]')].map((stand) => ({
    lead: [...stand.querySelectorAll('header')].flatMap(buttonsIn),
    cells: [...stand.querySelectorAll('ol')].flatMap(buttonsIn),
  }));

/** Returns where a key leads inside a row, or undefined if it leads nowhere. */
function inRow({ lead, cells }: Row, from: HTMLElement, key: string): HTMLElement | undefined {
  const all = [...lead, ...cells];
  const at = all.indexOf(from);
  switch (key) {
    case 'ArrowLeft':
      return all[at - 1];
    case 'ArrowRight':
      return all[at + 1];
    case 'Home':
      return cells[0];
    case 'End':
      return cells.at(-1);
    default:
      return undefined;
  }
}

/** Returns the cell above or below; a shorter row is entered at its end. */
function inColumn(rows: readonly Row[], row: Row, from: HTMLElement, key: string): HTMLElement | undefined {
  const way = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (way === undefined) return undefined;
  if (rows.length === 1) return inRow(row, from, way < 0 ? 'ArrowLeft' : 'ArrowRight');
  const cells = rows[rows.indexOf(row) + way]?.cells;
  return cells?.[Math.min(Math.max(row.cells.indexOf(from), 0), cells.length - 1)];
}

function nextInRows(rows: readonly Row[], from: HTMLElement, key: string): HTMLElement | undefined {
  const row = rows.find(({ lead, cells }) => lead.includes(from) || cells.includes(from));
  return row && (inRow(row, from, key) ?? inColumn(rows, row, from, key));
}

/** Returns the last item that had the focus; buttons that do something now (`data-can`) come first. */
function entryOf(items: readonly HTMLElement[], last: HTMLElement | null): HTMLElement | undefined {
  const able = items.filter((item) => item.dataset['can']);
  const candidates = able.length ? able : items;
  return candidates.find((item) => item === last) ?? candidates[0];
}

/** Returns the button of a group that the Tab key enters. */
export function tabStop(group: ParentNode | null | undefined): HTMLElement | undefined {
  return group ? buttonsIn(group).find((button) => button.tabIndex === 0) : undefined;
}

/** Makes a group of buttons one stop of the Tab key, with arrows that do not wrap. */
export function rovingRows(rowsOf: Rows = oneRow): Attachment<HTMLElement> {
  return rovingTabindex({
    items: (group) => rowsOf(group).flatMap(({ lead, cells }) => [...lead, ...cells]),
    next: (group, from, key) => nextInRows(rowsOf(group), from, key),
    entry: entryOf,
  });
}
