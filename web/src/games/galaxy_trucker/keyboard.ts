// The shortcuts of this screen; index.ts lists them for the dialog.
import { liveRegion } from '../../shared/ui/live_region.svelte';
import { cardSentences } from './flight/card_text';
import type { Selection } from './selection.svelte';
import { faultSentences, squareSentences, timeText } from './building/ship_text';
import { spotsText } from './building/held_tile';
import { cellOf } from './legal_filter';
import { isSameCell, cellKey, type Cell, type Kind, type Player, type View } from './model/tiles';
import { t } from './messages';

/** The state that a key press acts on. */
export interface KeyContext {
  view: View;
  selection: Selection;
  /** The player of the ship shown large. */
  player: Player | undefined;
  room: HTMLElement;
  /** The end of the building time on the clock of `performance.now()`, or null. */
  ends: number | null;
}

/** True if a key is meant for the screen: it has the focus, no text field is active, and no modifier is pressed. */
export function isForScreen({ target, ctrlKey, metaKey, altKey }: KeyboardEvent, room: HTMLElement): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  if (!(target instanceof Element) || target === document.body) return true;
  return room.contains(target) && !target.closest('input, textarea, select, dialog');
}

/** The actions that continue, in order of preference. */
const continueKinds: readonly Kind[] = ['look-done', 'fly-on', 'declare', 'load-done', 'ready'];
const declineKinds: readonly Kind[] = ['pass', 'take-hit'];

function focusOn(room: HTMLElement, which: string): boolean {
  const found = room.querySelector<HTMLElement>(which);
  found?.focus();
  return found !== null;
}

function focusCell(room: HTMLElement, cell: Cell): void {
  focusOn(room, `[data-cell="${cellKey(cell)}"]`);
}

function send({ selection }: KeyContext, kinds: readonly Kind[]): void {
  const found = kinds.flatMap((kind) => selection.first(kind) ?? [])[0];
  if (found) selection.send(found.text);
}

/** Returns the cells with a legal action, row by row. */
function cellsToTouch({ view, selection }: KeyContext): Cell[] {
  const cells = view.outline.filter((cell) => selection.touch(cell) !== 'no' && !isSameCell(cell, selection.loose));
  return cells.toSorted((one, other) => one[1] - other[1] || one[0] - other[0]);
}

/** Returns the next or previous item after the current one; the list wraps around. */
function neighbourOf<T>(all: readonly T[], isHere: (one: T) => boolean, by: number): T | undefined {
  const here = all.findIndex(isHere);
  return here < 0 ? all.at(by > 0 ? 0 : -1) : all[(here + by + all.length) % all.length];
}

function isFocused(cell: Cell): boolean {
  return (document.activeElement as HTMLElement | null)?.dataset['cell'] === cellKey(cell);
}

/** Focuses the next legal cell for the held tile, or the next cell with a legal action. */
function focusNextCell(desk: KeyContext, by: number): void {
  const { selection, room } = desk;
  const spot = neighbourOf(selection.spots, ({ text }) => text === selection.ledSpot, by);
  const cell = spot ? cellOf(spot.action) : neighbourOf(cellsToTouch(desk), isFocused, by);
  if (spot) selection.leadTo(spot);
  if (cell) focusCell(room, cell);
  else liveRegion.reply([selection.tile === null ? t('ear.nothing') : spotsText(selection)]);
}

function openFinish({ selection }: KeyContext): boolean {
  selection.isFinishing = selection.first('finish') !== null;
  return selection.isFinishing;
}

/** Announces the pile in view, the open card, or the remaining time. */
function announceCurrent({ view, selection, ends }: KeyContext): void {
  const pile = selection.me?.looking ?? null;
  const cards = pile === null ? (view.flight?.card ? [view.flight.card] : []) : (view.piles[pile - 1]?.cards ?? []);
  if (cards.length) liveRegion.reply(cards.flatMap(cardSentences));
  else if (view.phase !== 'building') liveRegion.reply([t('galaxy_trucker.tell.no_card')]);
  else liveRegion.reply([timeText(view), ...secondsText(ends)]);
}

function secondsText(ends: number | null): string[] {
  if (ends === null) return [];
  return [t('galaxy_trucker.tell.seconds', { seconds: Math.max(0, Math.ceil((ends - performance.now()) / 1000)) })];
}

function announceFaults({ view, player }: KeyContext): void {
  const faults = player ? faultSentences(view, player) : [];
  liveRegion.reply(faults.length ? faults : [t('galaxy_trucker.tell.no_fault')]);
}

const keyActions: Readonly<Record<string, (desk: KeyContext) => unknown>> = {
  t: ({ selection }) => selection.send('take heap'),
  r: ({ selection }) => selection.rotate(),
  R: ({ selection }) => selection.rotate(-1),
  f: (desk) => focusNextCell(desk, 1),
  F: (desk) => focusNextCell(desk, -1),
  k: (desk) => send(desk, ['reserve']),
  b: (desk) => send(desk, ['return']),
  p: (desk) => send(desk, ['pick-up']),
  g: (desk) => send(desk, ['turn-glass']),
  u: ({ room }) => focusOn(room, '[data-spot="open"] [tabindex="0"]') || liveRegion.reply([t('galaxy_trucker.open.empty')]),
  s: ({ room }) => focusOn(room, '[data-cell][tabindex="0"]'),
  v: ({ view, player }) => player && liveRegion.reply(squareSentences(view, player)),
  x: announceFaults,
  w: announceCurrent,
  e: (desk) => openFinish(desk) || send(desk, continueKinds),
  y: (desk) => send(desk, ['claim']),
  n: (desk) => send(desk, declineKinds),
};

/** Handles a digit: it chooses the planet, pile, piece or title of that number. */
function onDigit({ selection }: KeyContext, digit: string): void {
  const title = [...selection.all('keep-title'), ...selection.all('give-title')][Number(digit) - 1];
  if (title) selection.send(title.text);
  for (const kind of ['land', 'look', 'keep']) selection.send(`${kind} ${digit}`);
}

/** Performs the command of a key. */
export function pressKey(desk: KeyContext, key: string): void {
  if (/^[1-9]$/.test(key)) onDigit(desk, key);
  else keyActions[key]?.(desk);
}

/** Focuses the next action on the ship, the card or the buttons; a focused element with an action keeps the focus. */
export function focusNextAction(room: HTMLElement): void {
  const at = document.activeElement;
  if (at && at !== document.body && !at.contains(room) && !room.contains(at)) return;
  if (at?.matches('[data-touch]:not([data-touch="no"]), [data-thing^="do:"]:not(:disabled), [role="radio"], [data-thing^="planet"] button'))
    return;
  ['[data-touch="does"]', '[data-touch="asks"]', '[data-thing^="planet"] button', '.ask button:not(:disabled)'].some((which) =>
    focusOn(room, which),
  );
}
