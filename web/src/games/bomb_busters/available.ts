// Lists the legal actions as sentences with their keys, for the screen reader.
import { hasNoEffect } from '../../shared/i18n/consequences';
import type { SeatNames } from '../../shared/i18n/event_text';
import { seatNames } from '../../shared/i18n/seat_names';
import type { SeatInfo } from '../../shared/net/wire';
import { joined, tryTranslate } from '../../shared/i18n/i18n';
import { t } from './messages';
import type { Choice, Place, View } from './types';
import { nextValues, ofKind, buttonChoices as byButton } from './legal_filter';
import { placesText } from './position_text';
import { actionText, valuesText } from './event_text';

/** The kinds of actions on an own wire. */
const ownWireKinds = ['mark', 'cut', 'lay', 'give', 'label', 'insert'] as const;

function placesIn(choices: readonly Choice[]): Place[] {
  return choices.flatMap(({ action }) =>
    'slot' in action && typeof action.slot === 'number' ? [{ stand: action.stand, slot: action.slot }] : [],
  );
}

/** Returns the sentences for cuts with another player and for a detector's target. */
function pointSentences(view: View, legal: readonly Choice[]): string[] {
  if (!placesIn(ofKind(legal, 'point')).length) return [];
  const values = view.announceable.map(({ value }) => value);
  if (!values.length) return [t('bomb_busters.can.point')];
  return [t('bomb_busters.can.dual'), t('bomb_busters.can.say', { values: valuesText(values) })];
}

function valueSentences(legal: readonly Choice[]): string[] {
  const values = nextValues(legal, []);
  const key = ofKind(legal, 'scan').length ? 'bomb_busters.can.scan' : 'bomb_busters.can.announce';
  return values.length ? [t(key, { values: valuesText(values) })] : [];
}

function ownWireSentences(legal: readonly Choice[]): string[] {
  return ownWireKinds.flatMap((kind) => {
    const places = placesIn(ofKind(legal, kind));
    return places.length ? [t(`bomb_busters.can.${kind}`, { places: placesText(places) }), t('bomb_busters.can.wire')] : [];
  });
}

/** Returns the sentences for actions with a button, and for pointing at a whole stand. */
function buttonSentences(legal: readonly Choice[], name: SeatNames): string[] {
  const deeds = [...byButton(legal), ...ofKind(legal, 'take', 'token', 'lay-card', 'constrain', 'done', 'back')].map(({ action }) =>
    t('bomb_busters.can.deed', { deed: actionText(action, name) }),
  );
  if (ofKind(legal, 'accuse').length) deeds.push(t('bomb_busters.can.deed', { deed: tryTranslate('bomb_busters.accuse') ?? '' }));
  return deeds.length ? [...deeds, t('bomb_busters.can.buttons')] : [];
}

function cardSentences(legal: readonly Choice[]): string[] {
  const useful = ofKind(legal, 'use').filter((choice) => !hasNoEffect(choice));
  const names = useful.flatMap(({ action }) => (action.kind === 'use' ? [t(`bomb_busters.card.${action.card}`)] : []));
  return names.length ? [t('bomb_busters.can.cards', { cards: joined(names) })] : [];
}

/** Returns a sentence for each kind of legal action, the most frequent kind first. */
export function available(view: View, legal: readonly Choice[], seats: readonly SeatInfo[]): string[] {
  const name = seatNames(seats);
  return [
    ...pointSentences(view, legal),
    ...valueSentences(legal),
    ...ownWireSentences(legal),
    ...buttonSentences(legal, name),
    ...cardSentences(legal),
  ];
}
