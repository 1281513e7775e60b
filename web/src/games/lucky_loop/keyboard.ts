// The keyboard control: each key does the same as a tap, and only legal actions are sent.
import { isShortcut } from '../../shared/input/shortcuts';
import type { Selection } from './selection.svelte';
import type { Deck, Kind } from './legal_filter';
import type { LuckyLoopView } from './wire';

export interface KeyContext {
  view: LuckyLoopView;
  selection: Selection;
  /** Moves the focus to the first matching element. */
  focusFirst: (which: string) => void;
  /** Asks the advisor, or selects the action it advised. */
  advise: () => void;
  announcePart: (part: 'mine' | 'board' | 'players') => void;
}

type KeyAction = (keyed: KeyContext) => void;

/** Sends the only selected action of these kinds; if there are several, focuses their buttons. */
function sendOnly({ selection, focusFirst }: KeyContext, kinds: readonly Kind[], otherwise: string): void {
  const [only, ...others] = selection.ready.filter(({ action }) => kinds.includes(action.kind));
  if (only && !others.length) selection.send(only.text);
  else focusFirst(otherwise);
}

const send =
  (kind: Kind): KeyAction =>
  ({ selection }) => {
    const choice = selection.first(kind);
    if (choice) selection.send(choice.text);
  };

const draw =
  (deck: Deck): KeyAction =>
  ({ selection }) => {
    selection.tap({ what: 'deck', deck });
  };

function throwDice(keyed: KeyContext): void {
  if (keyed.selection.first('roll')) send('roll')(keyed);
  else sendOnly(keyed, ['reroll'], '[data-thing="dice"] button');
}

const keyActions: Readonly<Record<string, KeyAction>> = {
  f: (keyed) => sendOnly(keyed, ['fly', 'raise', 'free'], '[data-testid="turn-actions"] button'),
  x: ({ selection }) => selection.needsConfirm && selection.draws.length && selection.exchange(),
  r: draw('red-blue'),
  y: draw('yellow-green'),
  d: ({ selection }) => selection.discard(),
  t: throwDice,
  m: (keyed) => sendOnly(keyed, ['make'], '[data-thing^="way:"]'),
  s: send('stop'),
  g: send('give-up'),
  c: ({ selection }) => selection.reset(),
  a: ({ advise }) => advise(),
};

const announceKeys: Readonly<Record<string, KeyAction>> = {
  v: ({ announcePart }) => announcePart('mine'),
  b: ({ announcePart }) => announcePart('board'),
  p: ({ announcePart }) => announcePart('players'),
};

/** Taps an unselected die of this value, or else the last selected one. */
function tapDie({ selection, view }: KeyContext, die: number): void {
  const alike = (view.flight?.thrown ?? []).flatMap((value, at) => (value === die ? [{ what: 'die', at, die } as const] : []));
  const pick = alike.find((one) => selection.touch(one) !== 'picked') ?? alike.at(-1);
  if (pick) selection.tap(pick);
}

function tapCard({ selection, view, focusFirst }: KeyContext, at: number): void {
  const card = view.hand[at];
  if (card === undefined) return;
  selection.tap({ what: 'card', at, card });
  focusFirst(`[data-at="${at}"]`);
}

/** Handles a digit: the value of a die, or the place of a card in the hand, where 0 is the tenth. */
function onDigit(keyed: KeyContext, digit: number): void {
  if (keyed.view.phase === 'thrown') tapDie(keyed, digit);
  else if (digit === 7 && keyed.selection.first('seventh')) send('seventh')(keyed);
  else if (!keyed.view.flight) tapCard(keyed, (digit + 9) % 10);
}

/** Handles a key. */
export function onKey(event: KeyboardEvent, keyed: KeyContext): void {
  if (!isShortcut(event, event.key) || event.shiftKey) return;
  announceKeys[event.key]?.(keyed);
  if (!keyed.selection.legal.length) return;
  if (/^\d$/.test(event.key)) onDigit(keyed, Number(event.key));
  else keyActions[event.key]?.(keyed);
}

/** The elements that may get the focus on the player's turn; the first that exists does. */
const startSelectors: readonly string[] = [
  '[data-testid="turn-actions"] [data-thing^="do:draw"]',
  '[data-thing="do:roll"]',
  '[data-thing^="way:"]',
  '[data-starts]',
  '[data-thing="dice"] button',
  '.actions button',
  '[data-at]:not([aria-disabled])',
  '[data-at]',
];

/** Returns the element to focus on the player's turn. */
export function firstFocusIn(dock: HTMLElement, asks: boolean): HTMLElement | null {
  const order = asks ? startSelectors.filter((which) => which !== '.actions button') : startSelectors;
  return order.reduce<HTMLElement | null>((found, which) => found ?? dock.querySelector<HTMLElement>(which), null);
}
