// Events and positions in words. The mapping from an event to its key and facts is the one that text.py describes.
import type { LuckyLoopView, SeatInfo, StepSeen } from './wire';
import { listed, t, type Facts, type Key } from '../../lib/words';
import { inRow, nameOf } from './cards';

type Event = StepSeen['events'][number];
type Naming = (seat: number) => string;

function variant(field: string, value: unknown): string {
  if (field === 'why' || field === 'use') return `.${String(value)}`;
  if (value === true || (field === 'red' && value)) return `.${field}`;
  return value === null ? `.no-${field}` : '';
}

function isCard(field: string): boolean {
  return field === 'card' || field === 'cards' || field === 'replaced';
}

function facts(field: string, value: unknown, name: Naming): Facts {
  if (field === 'seat') return { name: name(value as number) };
  if (field === 'winners') return { winners: listed((value as number[]).map(name)), count: (value as number[]).length };
  if (Array.isArray(value)) return { [field]: inRow(isCard(field) ? value.map(nameOf) : value) };
  if (typeof value === 'string') return { [field]: isCard(field) ? nameOf(value) : value };
  return typeof value === 'number' ? { [field]: value } : {};
}

/** The sentence of an event for the log. */
export function tell(event: Event, name: Naming): string {
  const { kind, ...fields } = event;
  const said = Object.entries(fields);
  const key = `lucky_loop.event.${kind}${said.map(([field, value]) => variant(field, value)).join('')}`;
  return t(key as Key, Object.assign({}, ...said.map(([field, value]) => facts(field, value, name))) as Facts);
}

/** The name of a seat, empty ones too. */
export function naming(seats: readonly SeatInfo[]): Naming {
  return (seat) => seats[seat]?.name || t('lucky_loop.seat', { number: seat + 1 });
}

/** One line: whose turn it is, and what there is to do. */
export function status(view: LuckyLoopView, seats: readonly SeatInfo[]): string {
  const name = naming(seats);
  if (view.result) return t('lucky_loop.status.over', { count: view.result.winners.length, winners: listed(view.result.winners.map(name)) });
  const at = view.phase === 'ready' && view.flight?.pool === 0 ? 'ready_none' : view.phase;
  return view.seat === view.turn ? t(`lucky_loop.mine.${at}`) : t(`lucky_loop.status.${at}`, { name: name(view.turn) });
}
