// Events, actions and positions in words.
//
// An event or an action becomes a message by one mapping, the same for the terminal and the browser:
// - The key is `galaxy_trucker.event.<kind>`, for an action `galaxy_trucker.action.<kind>`. Then the fields in their order lengthen it:
//   `why`, `outcome` and `source` by `.<value>`; what is true by `.<field>`; what is null or an empty list by `.no-<field>`; spaces
//   below 0 by `.back`. `cells` and `ledger` lengthen nothing.
// - `seat` is told as the fact `name`; `winners` and `order` by their names, the former counted in the fact `count`; `cell`, or
//   `column` and `row`, as `place`; `dice` by their `sum`; lists of goods and crew in words; `tiles`, `spaces` (without its sign) and
//   `credits` as the fact `count`; of a `ledger` its fields. All else is told as it is.
import { listed, t, type Facts, type Key } from '../../lib/words';
import type { Act, Cell, Event, Good, View } from './parts';
import type { Ledger, SeatInfo } from './wire';

export type Naming = (seat: number) => string;

const reasons: ReadonlySet<string> = new Set(['why', 'outcome', 'source']);
const unsaid: ReadonlySet<string> = new Set(['cells', 'ledger']);

function variant(field: string, value: unknown): string {
  if (unsaid.has(field)) return '';
  if (reasons.has(field)) return `.${String(value)}`;
  if (field === 'spaces' && (value as number) < 0) return '.back';
  if (value === true) return `.${field}`;
  return value === null || (Array.isArray(value) && !value.length) ? `.no-${field}` : '';
}

export function placeOf([column, row]: Cell): string {
  return t('galaxy_trucker.place', { column, row });
}

/** Goods one after the other, in words. */
export function goodsWords(goods: readonly Good[]): string {
  return goods.map((good) => t('galaxy_trucker.good_words', { good })).join(t('galaxy_trucker.and'));
}

export function crewWords(crew: readonly string[]): string {
  return crew.map((one) => t('galaxy_trucker.crew_words', { crew: one })).join(t('galaxy_trucker.and'));
}

type Teller = (value: never, name: Naming) => Facts;

const tellers: Readonly<Record<string, Teller>> = {
  seat: (seat: number, name) => ({ name: name(seat) }),
  winners: (seats: number[], name) => ({ winners: listed(seats.map(name)), count: seats.length }),
  order: (seats: number[], name) => ({ order: listed(seats.map(name)) }),
  cell: (cell: Cell) => ({ place: placeOf(cell) }),
  dice: (dice: number[]) => ({ sum: dice.reduce((sum, die) => sum + die, 0) }),
  goods: (goods: Good[]) => ({ goods: goodsWords(goods) }),
  lacking: (goods: Good[]) => ({ lacking: goodsWords(goods) }),
  tiles: (tiles: number[]) => ({ count: tiles.length }),
  spaces: (spaces: number) => ({ count: Math.abs(spaces) }),
  credits: (credits: number) => ({ count: credits }),
  ledger: (ledger: Ledger) => ({ ...ledger, arrived: ledger.arrived ?? 0 }),
};

function fact(field: string, value: unknown, name: Naming): Facts {
  if (value === null) return {};
  const teller = tellers[field];
  if (teller) return teller(value as never, name);
  if (field === 'crew' && Array.isArray(value)) return { crew: crewWords(value as string[]) };
  return typeof value === 'string' || typeof value === 'number' ? { [field]: value } : {};
}

function phrase(area: 'event' | 'action', said: Event | Act, name: Naming): string {
  const { kind, ...fields } = said;
  const all = Object.entries(fields);
  const key = `galaxy_trucker.${area}.${kind}${all.map(([field, value]) => variant(field, value)).join('')}`;
  const place = 'column' in said ? { place: placeOf([said.column, said.row]) } : {};
  return t(key as Key, Object.assign({}, ...all.map(([field, value]) => fact(field, value, name)), place) as Facts);
}

/** The sentence of an event for the log; that somebody gropes in the heap is not worth a line. */
export function tell(event: Event, name: Naming): string | null {
  return event.kind === 'took' && event.source === 'heap' ? null : phrase('event', event, name);
}

/** What an action does, for a button. */
export function offer(action: Act, name: Naming = String): string {
  return phrase('action', action, name);
}

/** The name of a seat, empty ones too. */
export function naming(seats: readonly SeatInfo[]): Naming {
  return (seat) => seats[seat]?.name || t('galaxy_trucker.seat', { number: seat + 1 });
}

/** What I am at while everybody acts at once; null when it is not my business. */
function mineAtOnce({ phase, players, seat, clock }: View): string | null {
  const me = seat === null ? undefined : players[seat];
  if (!me) return null;
  if (phase === 'mending') return me.faults.length ? t('galaxy_trucker.mine.mending') : null;
  if (phase !== 'building') return null;
  if (me.status === 'finished') return t('galaxy_trucker.mine.finished');
  if (me.looking !== null) return t(clock === 'untimed' ? 'galaxy_trucker.mine.looking' : 'galaxy_trucker.mine.looking_timed');
  return t(me.hand ? 'galaxy_trucker.mine.holding' : 'galaxy_trucker.mine.building');
}

/** One line: whose turn it is, and what there is to do. */
export function status(view: View, seats: readonly SeatInfo[]): string {
  const name = naming(seats);
  if (view.result) return t('galaxy_trucker.status.over', { count: view.result.winners.length, winners: listed(view.result.winners.map(name)) });
  const decision = view.flight?.decision;
  if (decision) {
    const facts = { measure: decision.measure ?? 'crew', name: name(decision.seat) };
    return t(decision.seat === view.seat ? `galaxy_trucker.mine.${decision.kind}` : `galaxy_trucker.status.${decision.kind}`, facts);
  }
  return mineAtOnce(view) ?? t(`galaxy_trucker.status.${view.phase as Exclude<View['phase'], 'over'>}`);
}
