// What the keys do: the same as a tap, and nothing that is not in the list that the server sent.
import { isShortcut } from '../../shared/input/shortcuts';
import type { Choosing } from './selection.svelte';
import type { Deck, Kind } from './legal_filter';
import type { LuckyLoopView } from './wire';

export interface Keyed {
  view: LuckyLoopView;
  choosing: Choosing;
  /** Goes to the first thing in the room that fits. */
  go: (which: string) => void;
  /** Asks the advisor, or shows what was advised. */
  advise: () => void;
  tell: (part: 'mine' | 'board' | 'players') => void;
}

type Deed = (keyed: Keyed) => void;

/** Does the only choice of its kind that is set; of several one is chosen by its button. */
function sendOnly({ choosing, go }: Keyed, kinds: readonly Kind[], otherwise: string): void {
  const [only, ...others] = choosing.ready.filter(({ action }) => kinds.includes(action.kind));
  if (only && !others.length) choosing.send(only.text);
  else go(otherwise);
}

const send =
  (kind: Kind): Deed =>
  ({ choosing }) => {
    const choice = choosing.of(kind);
    if (choice) choosing.send(choice.text);
  };

const draw =
  (deck: Deck): Deed =>
  ({ choosing }) => {
    choosing.tap({ what: 'deck', deck });
  };

function throwDice(keyed: Keyed): void {
  if (keyed.choosing.of('roll')) send('roll')(keyed);
  else sendOnly(keyed, ['reroll'], '[data-thing="dice"] button');
}

const deeds: Readonly<Record<string, Deed>> = {
  f: (keyed) => sendOnly(keyed, ['fly', 'raise', 'free'], '[data-testid="turn-actions"] button'),
  x: ({ choosing }) => choosing.asks && choosing.draws.length && choosing.exchange(),
  r: draw('red-blue'),
  y: draw('yellow-green'),
  d: ({ choosing }) => choosing.discard(),
  t: throwDice,
  m: (keyed) => sendOnly(keyed, ['make'], '[data-thing^="way:"]'),
  s: send('stop'),
  g: send('give-up'),
  c: ({ choosing }) => choosing.renew(),
  a: ({ advise }) => advise(),
};

const tellings: Readonly<Record<string, Deed>> = {
  v: ({ tell }) => tell('mine'),
  b: ({ tell }) => tell('board'),
  p: ({ tell }) => tell('players'),
};

/** A die of this value that is not chosen yet, or else the last one that is. */
function tapDie({ choosing, view }: Keyed, die: number): void {
  const alike = (view.flight?.thrown ?? []).flatMap((value, at) => (value === die ? [{ what: 'die', at, die } as const] : []));
  const pick = alike.find((one) => choosing.touch(one) !== 'picked') ?? alike.at(-1);
  if (pick) choosing.tap(pick);
}

function tapCard({ choosing, view, go }: Keyed, at: number): void {
  const card = view.hand[at];
  if (card === undefined) return;
  choosing.tap({ what: 'card', at, card });
  go(`[data-at="${at}"]`);
}

/** A digit says the value of a die, or the place of a card in my hand, where the tenth is 0. */
function sayDigit(keyed: Keyed, digit: number): void {
  if (keyed.view.phase === 'thrown') tapDie(keyed, digit);
  else if (digit === 7 && keyed.choosing.of('seventh')) send('seventh')(keyed);
  else if (!keyed.view.flight) tapCard(keyed, (digit + 9) % 10);
}

/** Does what a key stands for. */
export function press(event: KeyboardEvent, keyed: Keyed): void {
  if (!isShortcut(event, event.key) || event.shiftKey) return;
  tellings[event.key]?.(keyed);
  if (!keyed.choosing.legal.length) return;
  if (/^\d$/.test(event.key)) sayDigit(keyed, Number(event.key));
  else deeds[event.key]?.(keyed);
}

/** Where what there is to do begins, by the phase; the first that is there. */
const starts: readonly string[] = [
  '[data-testid="turn-actions"] [data-thing^="do:draw"]',
  '[data-thing="do:roll"]',
  '[data-thing^="way:"]',
  '[data-starts]',
  '[data-thing="dice"] button',
  '.actions button',
  '[data-at]:not([aria-disabled])',
  '[data-at]',
];

/** What the next key should find focused. */
export function startIn(dock: HTMLElement, asks: boolean): HTMLElement | null {
  const order = asks ? starts.filter((which) => which !== '.actions button') : starts;
  return order.reduce<HTMLElement | null>((found, which) => found ?? dock.querySelector<HTMLElement>(which), null);
}
