// Events, actions and positions in words.
//
// An event or an action becomes a message by one mapping, the same for the terminal and the browser:
// - The key is `bomb_busters.event.<kind>`, for an action `bomb_busters.action.<kind>`. Then the fields in their order lengthen it:
//   `why` and `how` by `.<value>`; what is true by `.<field>`; what is null by `.no-<field>`.
// - `stand` and `slot` are told together as the fact `place`: the stand's letter from A on, and the wire's number from 1 on.
// - `seat` is told as the fact `name`, `partner`, `giver` and `chosen` by their names, `wire` in words, `values` in words joined by
//   'or', `found` as the letters of the stands that have the value, `tiles` counted in the fact `count`. All else is told as it is.
import type { SeatInfo } from '../../lib/wire';
import { listed, t, type Facts, type Key } from '../../lib/words';
import type { View } from './border';
import { letterOf, placeName, wireWords } from './wires';
import type { BombBustersAction, BombBustersEvent } from './wire';

type Naming = (seat: number) => string;

const reasons: ReadonlySet<string> = new Set(['why', 'how']);
const seatFields: ReadonlySet<string> = new Set(['partner', 'giver', 'chosen']);

function variant(field: string, value: unknown): string {
  if (reasons.has(field)) return `.${String(value)}`;
  if (value === true) return `.${field}`;
  return value === null ? `.no-${field}` : '';
}

/** A value in words. */
export function valueWords(value: string): string {
  return t(`bomb_busters.value.${value as '1'}`);
}

export function valuesWords(values: readonly string[]): string {
  return values.map(valueWords).join(t('bomb_busters.or'));
}

function letters(found: readonly boolean[]): string {
  const stands = found.flatMap((has, stand) => (has ? [letterOf(stand)] : []));
  return stands.length ? listed(stands) : t('bomb_busters.nowhere');
}

function fact(field: string, value: unknown, name: Naming): Facts {
  if (field === 'seat') return { name: name(value as number) };
  if (seatFields.has(field)) return { [field]: name(value as number) };
  if (field === 'wire' && typeof value === 'string') return { wire: wireWords(value) };
  if (field === 'values') return { values: valuesWords(value as string[]) };
  if (field === 'found') return { found: letters(value as boolean[]) };
  if (field === 'tiles') return { count: (value as number[]).length };
  return typeof value === 'string' || typeof value === 'number' ? { [field]: value } : {};
}

function placed(said: BombBustersEvent | BombBustersAction): Facts {
  if (!('stand' in said)) return {};
  const slot = 'slot' in said ? (said.slot ?? null) : null;
  return { place: slot === null ? letterOf(said.stand) : placeName({ stand: said.stand, slot }) };
}

function phrase(area: 'event' | 'action', said: BombBustersEvent | BombBustersAction, name: Naming): string {
  const { kind, ...fields } = said;
  const all = Object.entries(fields);
  const key = `bomb_busters.${area}.${kind}${all.map(([field, value]) => variant(field, value)).join('')}`;
  return t(key as Key, Object.assign({}, ...all.map(([field, value]) => fact(field, value, name)), placed(said)) as Facts);
}

/** The sentence of an event for the log; the deal goes without words. */
export function tell(event: BombBustersEvent, name: Naming): string | null {
  return event.kind === 'dealt' ? null : phrase('event', event, name);
}

/** What an action does, for a button. */
export function offer(action: BombBustersAction, name: Naming): string {
  return phrase('action', action, name);
}

/** The name of a seat, empty ones too. */
export function naming(seats: readonly SeatInfo[]): Naming {
  return (seat) => seats[seat]?.name || t('bomb_busters.seat', { number: seat + 1 });
}

const byChance: ReadonlySet<View['phase']> = new Set(['captain', 'markers', 'removal', 'equipment', 'deal'] as const);

/** The seats that are waited for. */
export function acting(view: View): number[] {
  return view.result || byChance.has(view.phase) ? [] : [view.acting];
}

/** One line: whose turn it is, and what there is to do. */
export function status(view: View, seats: readonly SeatInfo[]): string {
  if (view.result) return t(`bomb_busters.ended.${view.result.reason as 'defused'}`);
  if (view.seat === view.acting) return t(`bomb_busters.mine.${view.phase}`);
  return t(`bomb_busters.status.${view.phase}`, { name: naming(seats)(view.acting) });
}
