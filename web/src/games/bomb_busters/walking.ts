// Walking by keys: a group of buttons is one stop of the Tab key, and inside it the arrows walk.
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

/** A row of a group: what comes before its cells, and the cells, which stand under those of the row above. */
interface Row {
  lead: readonly HTMLElement[];
  cells: readonly HTMLElement[];
}

/** The things that can be walked to, row by row. */
type Rows = (group: HTMLElement) => Row[];

const buttonsIn = (part: ParentNode): HTMLElement[] => [...part.querySelectorAll<HTMLElement>('button:enabled')];

const oneRow: Rows = (group) => [{ lead: [], cells: buttonsIn(group) }];

/** A stand is a row of wires, after what is on its name plate. */
export const standRows: Rows = (group) =>
  [...group.querySelectorAll('[data-stand]')].map((stand) => ({
    lead: [...stand.querySelectorAll('header')].flatMap(buttonsIn),
    cells: [...stand.querySelectorAll('ol')].flatMap(buttonsIn),
  }));

/** Where a key leads from something in a row; undefined where it leads nowhere. */
function aside({ lead, cells }: Row, from: HTMLElement, key: string): HTMLElement | undefined {
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

/** The cell over or under something; a row that is shorter is entered at its end. */
function upright(rows: readonly Row[], row: Row, from: HTMLElement, key: string): HTMLElement | undefined {
  const way = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (way === undefined) return undefined;
  if (rows.length === 1) return aside(row, from, way < 0 ? 'ArrowLeft' : 'ArrowRight');
  const cells = rows[rows.indexOf(row) + way]?.cells;
  return cells?.[Math.min(Math.max(row.cells.indexOf(from), 0), cells.length - 1)];
}

function stepped(rows: readonly Row[], from: EventTarget | null, key: string): HTMLElement | undefined {
  if (!(from instanceof HTMLElement)) return undefined;
  const row = rows.find(({ lead, cells }) => lead.includes(from) || cells.includes(from));
  return row && (aside(row, from, key) ?? upright(rows, row, from, key));
}

/** Where the Tab key enters: where one was last, unless something else is asked for. */
function entranceAmong(all: readonly HTMLElement[], last: HTMLElement | null): HTMLElement | undefined {
  const asked = all.filter((one) => one.dataset['can']);
  const fitting = asked.length ? asked : all;
  return fitting.find((one) => one === last) ?? fitting[0];
}

/** The thing of a group at which the Tab key enters it. */
export function entranceOf(group: ParentNode | null | undefined): HTMLElement | undefined {
  return group ? buttonsIn(group).find((one) => one.tabIndex === 0) : undefined;
}

/** Makes a group of buttons one stop of the Tab key. */
export function walks(rowsOf: Rows = oneRow): Attachment<HTMLElement> {
  return (group) => {
    let last: HTMLElement | null = null;

    function renew() {
      const all = rowsOf(group).flatMap(({ lead, cells }) => [...lead, ...cells]);
      const entrance = all.find((one) => one === document.activeElement) ?? entranceAmong(all, last);
      for (const one of all) one.tabIndex = one === entrance ? 0 : -1;
    }
    function step(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const next = stepped(rowsOf(group), event.target, event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    }
    function come({ target }: FocusEvent) {
      last = target instanceof HTMLElement ? target : null;
      renew();
    }

    renew();
    const observer = new MutationObserver(renew);
    observer.observe(group, { subtree: true, childList: true, attributeFilter: ['data-can', 'disabled'] });
    const off = [on(group, 'keydown', step), on(group, 'focusin', come), on(group, 'focusout', renew)];
    return () => {
      observer.disconnect();
      off.forEach((end) => end());
    };
  };
}
