// Texts of events, actions and positions.
//
// Additions to the mapping of shared/i18n/event_text.ts: `outcome` and `source` extend a key by their value, an empty list by
// `.no-<field>`, spaces below 0 by `.back`, no `faults` by `.sound`; `cells` and `ledger` extend no key. `order` and `misses` become
// names, like `to`; `others` and `points` names and figures, `parts` the components' names; `cell`, or `column` and `row`, `place`; `dice`
// their `sum`; lists of goods and crew texts; `tiles`, `faults`, `spaces` (without its sign) and `credits` the fact `count`; a
// `ledger` its fields.
import { objectText, defaultKeySuffix, type TextRules, type SeatNames } from '../../shared/i18n/event_text';
import { seatNames } from '../../shared/i18n/seat_names';
import { listText } from '../../shared/i18n/i18n';
import type { Action, Cell, Component, Event, Good, Member, View } from './model/tiles';
import type { SeatInfo } from '../../shared/net/wire';
import { betweenFlightsText } from './trek/trek';
import { waitingText } from './building/waiting_for';
import type { Ledger } from './wire';
import { t } from './messages';

export function placeText([column, row]: Cell): string {
  return t('galaxy_trucker.place', { column, row });
}

/** Returns the text of a list of goods. */
export function goodsText(goods: readonly Good[]): string {
  return goods.map((good) => t('galaxy_trucker.good_words', { good })).join(t('galaxy_trucker.and'));
}

/** Returns the text of crew members, grouped by kind: `2 humans, purple alien`. */
export function crewText(crew: readonly Member[]): string {
  return [...new Set(crew)]
    .map((kind) => t(`galaxy_trucker.crew_counted.${kind}`, { count: crew.filter((one) => one === kind).length }))
    .join(t('galaxy_trucker.and'));
}

export function componentsText(parts: readonly Component[]): string {
  return parts.map((part) => t(`galaxy_trucker.component.${part}`)).join(t('galaxy_trucker.and'));
}

const ignoredFields: ReadonlySet<string> = new Set(['cells', 'ledger']);
const suffixFields: ReadonlySet<string> = new Set(['outcome', 'source']);

function keySuffix(field: string, value: unknown): string {
  if (ignoredFields.has(field)) return '';
  if (suffixFields.has(field)) return `.${String(value)}`;
  if (field === 'spaces' && (value as number) < 0) return '.back';
  if (field === 'faults' && value === 0) return '.sound';
  return Array.isArray(value) && !value.length ? `.no-${field}` : defaultKeySuffix(field, value);
}

/** Returns the figures of some seats with their names: `Ada 3, Bice 5`. */
function powersText(figures: readonly [number, number][], name: SeatNames): string {
  return figures.map(([seat, power]) => t('galaxy_trucker.power_of', { name: name(seat), power })).join(t('galaxy_trucker.and'));
}

const textRules: TextRules<Event | Action> = {
  keySuffix,
  fieldFacts: {
    order: (seats: number[], name) => ({ order: listText(seats.map(name)) }),
    cell: (cell: Cell) => ({ place: placeText(cell) }),
    dice: (dice: number[]) => ({ sum: dice.reduce((sum, die) => sum + die, 0) }),
    goods: (goods: Good[]) => ({ goods: goodsText(goods) }),
    lacking: (goods: Good[]) => ({ lacking: goodsText(goods) }),
    crew: (crew: string | Member[]) => ({ crew: Array.isArray(crew) ? crewText(crew) : crew }),
    tiles: (tiles: number[]) => ({ count: tiles.length }),
    faults: (faults: number) => ({ count: faults }),
    spaces: (spaces: number) => ({ count: Math.abs(spaces) }),
    credits: (credits: number) => ({ count: credits }),
    misses: (seats: number[], name) => ({ misses: listText(seats.map(name)) }),
    others: (others: [number, number][], name) => ({ others: powersText(others, name) }),
    points: (points: [number, number][], name) => ({ points: powersText(points, name) }),
    to: (seat: number, name) => ({ to: name(seat) }),
    parts: (parts: Component[]) => ({ parts: componentsText(parts) }),
    ledger: (ledger: Ledger) => ({ ...ledger, arrived: ledger.arrived ?? 0 }),
  },
  extraFacts: (said) => ('column' in said ? { place: placeText([said.column, said.row]) } : {}),
};

/** False for events without an own log line, such as a power or a taken tile that a later event states. */
function hasText(event: Event): boolean {
  switch (event.kind) {
    case 'took':
      return false;
    case 'declared':
      return event.why === 'zone' || event.power === 0;
    case 'goods-left':
      return event.goods.length > 0;
    default:
      return true;
  }
}

/** Returns the log line of an event, or null. */
export function eventText(event: Event, name: SeatNames): string | null {
  return hasText(event) ? objectText('galaxy_trucker.event', event, name, textRules) : null;
}

const buildingEvents: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'took',
  'placed',
  'picked-up',
  'reserved',
  'returned',
  'looks',
  'looked',
]);

/** True for other players' building events, which the screen reader does not announce. */
export function quiet(event: Event, { seat }: View): boolean {
  return buildingEvents.has(event.kind) && 'seat' in event && event.seat !== seat;
}

/** Returns the text by which an event continues the log line before it: lost tiles after a hit, or more crew sent. */
export function continueLine(event: Event, before: Event, name: SeatNames): string | null {
  if (!('seat' in event && 'seat' in before) || event.seat !== before.seat) return null;
  if (event.kind === 'tiles-lost' && before.kind === 'struck') return eventText(event, name);
  const isNext = event.kind === 'crew-lost' && before.kind === 'crew-lost' && event.why === 'sent' && before.why === 'sent';
  return isNext ? t('galaxy_trucker.log.next', { crew: crewText(event.crew) }) : null;
}

/** Returns the button text of an action. */
export function actionText(action: Action, name: SeatNames = String): string {
  return objectText('galaxy_trucker.action', action, name, textRules);
}

/** Returns the viewer's status while all players build, or null if it does not apply. */
function myBuildingStatus({ phase, players, seat, clock, reserve }: View): string | null {
  const me = seat === null ? undefined : players[seat];
  if (!me) return null;
  if (phase === 'mending') return me.faults.length ? t('galaxy_trucker.mine.mending') : null;
  if (phase !== 'building') return null;
  if (me.status === 'finished') return null;
  if (me.looking !== null) return t(clock === 'untimed' ? 'galaxy_trucker.mine.looking' : 'galaxy_trucker.mine.looking_timed');
  if (!me.hand) return t('galaxy_trucker.mine.building');
  return t(reserve ? 'galaxy_trucker.mine.holding' : 'galaxy_trucker.mine.holding.no-reserve');
}

/** Returns the status line: whose turn it is, and the pending action. */
export function status(view: View, seats: readonly SeatInfo[]): string {
  const name = seatNames(seats);
  if (view.result)
    return t('galaxy_trucker.status.over', { count: view.result.winners.length, winners: listText(view.result.winners.map(name)) });
  const between = betweenFlightsText(view, name);
  if (between) return between;
  const decision = view.flight?.decision;
  if (decision) {
    const facts = { measure: decision.measure ?? 'crew', name: name(decision.seat) };
    return t(decision.seat === view.seat ? `galaxy_trucker.mine.${decision.kind}` : `galaxy_trucker.status.${decision.kind}`, facts);
  }
  if (view.flight?.card) return t('galaxy_trucker.status.card', { what: view.flight.card.kind });
  return myBuildingStatus(view) ?? waitingText(view, name) ?? t(`galaxy_trucker.status.${view.phase as Exclude<View['phase'], 'over'>}`);
}
