// Lists the legal actions with their keys, for the screen reader.
import type { SeatNames } from '../../shared/i18n/event_text';
import { seatNames } from '../../shared/i18n/seat_names';
import type { SeatInfo } from '../../shared/net/wire';
import { listText } from '../../shared/i18n/i18n';
import { t } from './messages';
import { choicesOf, firstChoice } from './legal_filter';
import type { Kind, View } from './model/tiles';
import { goodsText } from './event_text';
import type { Choice } from './wire';

/** The kinds of actions with one message each, the most frequent kind first. */
const plain = [
  'place',
  'reserve',
  'return',
  'pick-up',
  'look-done',
  'remove',
  'keep',
  'crew',
  'power',
  'battery',
  'lose-crew',
  'lose-cube',
  'load',
  'unload',
  'claim',
  'declare',
  'load-done',
  'fly-on',
  'pass',
  'take-hit',
  'give-up',
  'turn-glass',
  'ready',
] as const satisfies readonly Kind[];

function takes(legal: readonly Choice[]): string[] {
  const from = new Set(choicesOf(legal, 'take').map(({ action }) => action.source));
  return [
    ...(from.has('heap') ? [t('galaxy_trucker.can.take')] : []),
    ...(from.has('table') ? [t('galaxy_trucker.can.open')] : []),
    ...(from.has('reserve') ? [t('galaxy_trucker.can.kept')] : []),
  ];
}

function lands(view: View, legal: readonly Choice[]): string[] {
  const card = view.flight?.card;
  const planets = card?.kind === 'planets' ? card.planets : [];
  const told = choicesOf(legal, 'land').map(({ action: { planet } }) =>
    t('galaxy_trucker.card.planet', { planet, goods: goodsText(planets[planet - 1] ?? []) }),
  );
  return told.length ? [t('galaxy_trucker.can.land', { planets: told.join(t('galaxy_trucker.and')) })] : [];
}

/** Returns the sentences for sharing titles; digits choose among titles or players. */
function shares(legal: readonly Choice[], name: SeatNames): string[] {
  const numbered = (what: string, at: number) => t('galaxy_trucker.can.numbered', { number: at + 1, what });
  const kept = choicesOf(legal, 'keep-title').map(({ action }) => t(`galaxy_trucker.title.${action.title}`));
  const given = choicesOf(legal, 'give-title');
  const [first] = given;
  return [
    ...(kept.length ? [t('galaxy_trucker.can.keep-title', { titles: listText(kept.map(numbered)) })] : []),
    ...(first
      ? [
          t('galaxy_trucker.can.give-title', {
            title: first.action.title,
            names: listText(given.map(({ action }, at) => numbered(name(action.to), at))),
          }),
        ]
      : []),
  ];
}

function looks(legal: readonly Choice[]): string[] {
  const piles = choicesOf(legal, 'look').map(({ action }) => String(action.pile));
  return piles.length ? [t('galaxy_trucker.can.look', { piles: listText(piles) })] : [];
}

export function available(view: View, legal: readonly Choice[], seats: readonly SeatInfo[]): string[] {
  const has = (kind: Kind) => firstChoice(legal, kind) !== null;
  const holds = view.seat !== null && !!view.players[view.seat]?.hand;
  const told = plain.filter((kind) => has(kind) && (kind !== 'place' || holds));
  return [
    ...takes(legal),
    ...lands(view, legal),
    ...told.flatMap((kind) => [t(`galaxy_trucker.can.${kind}`), ...(kind === 'place' ? [t('galaxy_trucker.can.turn')] : [])]),
    ...shares(legal, seatNames(seats)),
    ...looks(legal),
    ...(has('finish') ? [t('galaxy_trucker.can.finish')] : []),
  ];
}
