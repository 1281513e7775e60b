// Texts of events, actions and positions.
//
// Additions to the mapping of shared/i18n/event_text.ts: `how` extends a key by its value. `stand` and `slot` become the
// fact `place`: the stand's letter from A on, and the wire's number from 1 on. `partner`, `giver` and `chosen` become
// names, `wire` its text, `values` texts joined by 'or', `found` the letters of the stands that have the value, and `tiles`
// the fact `count`.
import { objectText, messageCall, defaultKeySuffix, type TextRules, type SeatNames } from '../../shared/i18n/event_text';
import { seatNames } from '../../shared/i18n/seat_names';
import type { SeatInfo } from '../../shared/net/wire';
import { listText, tryTranslate, type Facts } from '../../shared/i18n/i18n';
import type { Card, View } from './types';
import { locksOf } from './model/card_locks';
import { missions } from './lazy';
import { colourOf, letterOf, placeName, wireText } from './model/wires';
import type { BombBustersAction, BombBustersEvent } from './wire';
import { t } from './messages';

type EventOrAction = BombBustersEvent | BombBustersAction;

/** Returns the text of a value. */
export function valueText(value: string): string {
  return t(`bomb_busters.value.${value as '1'}`);
}

export function valuesText(values: readonly string[]): string {
  return values.map(valueText).join(t('bomb_busters.or'));
}

function letters(found: readonly boolean[]): string {
  const stands = found.flatMap((has, stand) => (has ? [letterOf(stand)] : []));
  return stands.length ? listText(stands) : t('bomb_busters.nowhere');
}

function placeFacts(said: EventOrAction): Facts {
  if (!('stand' in said)) return {};
  const slot = 'slot' in said ? (said.slot ?? null) : null;
  return { place: slot === null ? letterOf(said.stand) : placeName({ stand: said.stand, slot }) };
}

const textRules: TextRules<EventOrAction> = {
  keySuffix: (field, value) => (field === 'how' ? `.${String(value)}` : defaultKeySuffix(field, value)),
  fieldFacts: {
    partner: (seat: number, name) => ({ partner: name(seat) }),
    giver: (seat: number, name) => ({ giver: name(seat) }),
    chosen: (seat: number, name) => ({ chosen: name(seat) }),
    wire: (wire: string) => ({ wire: wireText(wire) }),
    values: (values: string[]) => ({ values: valuesText(values) }),
    found: (found: boolean[]) => ({ found: letters(found) }),
    tiles: (tiles: number[]) => ({ count: tiles.length }),
  },
  extraFacts: placeFacts,
};

/** Returns the log line of an event, or null for the deal, turns and messages that are not loaded. */
export function eventText(event: BombBustersEvent, name: SeatNames): string | null {
  if (event.kind === 'dealt' || event.kind === 'turn') return null;
  const { key, facts } = messageCall('bomb_busters.event', event, name, textRules);
  return tryTranslate(key, facts);
}

/** The kinds of events that may continue a log line, by the kind that begins it. */
const continuing: Readonly<Partial<Record<BombBustersEvent['kind'], readonly BombBustersEvent['kind'][]>>> = {
  used: ['pointed', 'used', 'dial-moved', 'partner-chosen', 'labelled', 'scanned', 'recharged', 'passed-on', 'marked'],
  pointed: ['pointed', 'announced'],
  announced: ['wire-cut', 'dial-moved', 'red-spared', 'ended', 'marked'],
  'wire-cut': ['wire-cut', 'validated', 'unlocked', 'ended'],
  validated: ['wire-cut', 'unlocked', 'ended'],
  unlocked: ['wire-cut', 'validated', 'unlocked', 'ended'],
  'solo-cut': ['wire-cut'],
  'reds-revealed': ['wire-cut'],
  'dial-moved': ['marked', 'ended'],
  'partner-chosen': ['given'],
  given: ['given', 'taken'],
  taken: ['taken'],
  recharged: ['recharged'],
};

/** True if the log line already states how many wires of the value are revealed. */
function hasText({ seat }: Extract<BombBustersEvent, { kind: 'wire-cut' }>, before: BombBustersEvent, begun: BombBustersEvent): boolean {
  return begun.kind === 'solo-cut' || begun.kind === 'reds-revealed' || (before.kind === 'wire-cut' && before.seat === seat);
}

/** Returns the key that groups equal events in the log; markers of one colour share a key. */
export function groupKey(event: BombBustersEvent): string {
  return event.kind === 'drawn' ? `${event.kind} ${colourOf(event.wire)}` : event.kind;
}

/** Returns the text by which an event continues a line: pointing, announcing and cutting are one line. */
export function continueLine(event: BombBustersEvent, before: BombBustersEvent, name: SeatNames, begun = before): string | null {
  if (!continuing[before.kind]?.includes(event.kind)) return null;
  if (event.kind === 'wire-cut' && hasText(event, before, begun)) return '';
  const isShort = event.kind === 'announced' || (event.kind === 'pointed' && before.kind === 'pointed');
  return objectText(isShort ? 'bomb_busters.log' : 'bomb_busters.event', event, name, textRules);
}

/** Returns the button text of an action; actions of a mission need its messages. */
export function actionText(action: BombBustersAction, name: SeatNames): string {
  const { key, facts } = messageCall('bomb_busters.action', action, name, textRules);
  return tryTranslate(key, facts) ?? '';
}

/** Returns the text of how many wires must still be cut to unlock a card, including its number card. */
export function unlockText(view: View, card: Card, key: 'locked' | 'unlocks'): string {
  const [own, also] = locksOf(view, card);
  const facts = { cut: own?.cut ?? 0, needed: card.needed };
  if (also) {
    const both = { ...facts, number: card.number ?? 'none', also: also.value, also_cut: also.cut, also_needed: also.needed };
    return tryTranslate(`bomb_busters.card.${key}.twice`, both) ?? '';
  }
  const { number } = card;
  return number === null
    ? (tryTranslate(`bomb_busters.card.${key}.yellow`, facts) ?? '')
    : t(`bomb_busters.card.${key}`, { ...facts, number });
}

/** Returns the title or the briefing of a mission, or an empty text until its messages are loaded. */
export function missionText({ mission }: View, what: 'title' | 'briefing'): string {
  return tryTranslate(`bomb_busters.mission.${mission}.${what}`) ?? '';
}

/** Returns the suffix of the message key of a phase, from what the mission draws or asks. */
function askerSuffix({ asker, twists }: View): string {
  const kind = asker === null ? undefined : twists[asker]?.kind;
  return kind ? `.${kind}` : '';
}

/** True if the viewer must act; in a free turn this holds for every player who may claim it. */
export function mustAct({ phase, acting, awaited, seat }: View): boolean {
  return seat !== null && (phase === 'claim' ? awaited.includes(seat) : acting === seat);
}

/** Returns the mission's question to the viewer, or null until its messages are loaded. */
export function missionPrompt(view: View, name: SeatNames): string | null {
  return tryTranslate(`bomb_busters.mine.${view.phase}${askerSuffix(view)}`, missions.current?.promptFacts(view, name));
}

/** Returns the status line while another player acts, or the viewer has no wires. */
export function idleText(view: View, seats: readonly SeatInfo[]): string {
  const finished = view.seat !== null && view.turns > 0 && !view.result && view.players[view.seat]?.left === 0;
  return finished ? t('bomb_busters.mine.finished') : status(view, seats);
}

/** The phases with a short status, because the full question is shown beside its answers. */
const phasesWithShortStatus = ['token', 'choose', 'claim'] as const;

/** Returns the text of the status bar; it is short if the question stands beside its answers. */
export function headline(view: View, seats: readonly SeatInfo[]): string {
  const phase = phasesWithShortStatus.find((one) => one === view.phase);
  return phase && !view.result && mustAct(view) ? t(`bomb_busters.called.${phase}`) : status(view, seats);
}

/** Returns the status line: whose turn it is, and the pending action. */
export function status(view: View, seats: readonly SeatInfo[]): string {
  if (view.result) return tryTranslate(`bomb_busters.ended.${view.result.reason}`) ?? '';
  const name = seatNames(seats);
  if (mustAct(view)) return missionPrompt(view, name) ?? '';
  const facts = { ...missions.current?.promptFacts(view, name), name: name(view.acting) };
  return tryTranslate(`bomb_busters.status.${view.phase}${askerSuffix(view)}`, facts) ?? '';
}
