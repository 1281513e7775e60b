// Describes the position for screen readers.
import { seatNames } from '../../shared/i18n/seat_names';
import { listText } from '../../shared/i18n/i18n';
import type { SeatNames } from '../../shared/i18n/event_text';
import type { SeatInfo } from '../../shared/net/wire';
import { t } from './messages';
import { decisionText } from './prompt';
import { cardSentences } from './flight/card_text';
import { playerStatus } from './model/player_status';
import { faultSentences, timeText } from './building/ship_text';
import { tileText } from './model/tile_labels';
import type { Player, View } from './model/tiles';
import { placeText, status } from './event_text';
import { isSettled, isTrek } from './trek/trek';
import { settledSentences, titleSentences } from './trek/trek_position_text';
import type { PowerRange } from './wire';

function span({ least, most }: PowerRange): string | number {
  return least === most ? most : t('galaxy_trucker.tell.span', { without: least, with: most });
}

function statsText({ figures }: Player): string {
  const { crew, engines, firepower, batteries, exposed } = figures;
  return t('galaxy_trucker.tell.ship', { crew, engines: span(engines), firepower: span(firepower), batteries, exposed });
}

function tileCounts(view: View, tiles: readonly number[]): string {
  const kinds = tiles.flatMap((tile) => view.faces[tile]?.[0] ?? []);
  const counted = [...new Set(kinds)].map((component) =>
    t('galaxy_trucker.tell.counted', { component, count: kinds.filter((one) => one === component).length }),
  );
  return listText(counted);
}

function myShipSentences(view: View, me: Player): string[] {
  const face = me.hand?.tile == null ? undefined : view.faces[me.hand.tile];
  return [
    ...(face ? [t('galaxy_trucker.tell.hand', { tile: tileText(face) })] : []),
    ...(me.loose ? [t('galaxy_trucker.tell.loose', { place: placeText(me.loose) })] : []),
    statsText(me),
    ...faultSentences(view, me),
  ];
}

function yardSentences(view: View, me: Player | null): string[] {
  return [
    timeText(view),
    t('galaxy_trucker.tell.heap', { count: view.heap }),
    view.face_up.length ? t('galaxy_trucker.tell.open', { tiles: tileCounts(view, view.face_up) }) : t('galaxy_trucker.open.empty'),
    ...(me?.reserve.length ? [t('galaxy_trucker.tell.kept', { tiles: tileCounts(view, me.reserve) })] : []),
  ];
}

function builderText(view: View, seat: number, name: SeatNames): string {
  const player = view.players[seat];
  const facts = { name: name(seat), count: player?.ship.length ?? 0 };
  return t('galaxy_trucker.tell.builder', { ...facts, state: player ? playerStatus(view, player, seat) : '' });
}

function rivalText(view: View, seat: number, me: Player | null, name: SeatNames): string {
  const player = view.players[seat];
  if (!player) return '';
  const facts = { name: name(seat), crew: player.figures.crew, credits: player.credits };
  const place = (view.flight?.route.indexOf(seat) ?? -1) + 1;
  if (!place) return t('galaxy_trucker.tell.out', facts);
  if (me?.status !== 'flying') return t('galaxy_trucker.tell.rival', { ...facts, place });
  const gap = player.days - me.days;
  return t(gap > 0 ? 'galaxy_trucker.tell.rival_ahead' : 'galaxy_trucker.tell.rival_behind', { ...facts, place, count: Math.abs(gap) });
}

function flightSentences(view: View, me: Player | null): string[] {
  const { flight, seat } = view;
  const decision = flight?.decision;
  const place = (seat === null ? -1 : (flight?.route.indexOf(seat) ?? -1)) + 1;
  return [
    ...(decision && decision.seat === seat ? [decisionText(view, decision)].filter((words) => words !== null) : []),
    ...(flight?.card ? cardSentences(flight.card) : []),
    ...(place ? [t('galaxy_trucker.tell.place', { place, count: flight?.route.length ?? 0 })] : []),
    ...(me ? [t('galaxy_trucker.tell.cargo', { goods: me.figures.goods, lost: me.lost.length, credits: me.credits })] : []),
    t('galaxy_trucker.tell.cards', { count: view.cards_left }),
  ];
}

function ledgerSentences({ flight }: View, name: SeatNames): string[] {
  const amount = (line: string, seat: number) => (flight?.account as Record<string, readonly number[]>)[line]?.[seat] ?? 0;
  const lines = ['total', 'earned', 'reward', 'prettiest', 'goods', 'losses'];
  return (flight?.standing ?? []).map((seat) =>
    t('galaxy_trucker.tell.ledger', { name: name(seat), ...Object.fromEntries(lines.map((line) => [line, amount(line, seat)])) }),
  );
}

/** Returns the sentences of the position: the pending action, the viewer's ship, the table, and the other players. */
export function position(view: View, seats: readonly SeatInfo[]): string[] {
  const name = seatNames(seats);
  const me = view.seat === null ? null : (view.players[view.seat] ?? null);
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== view.seat);
  if (isTrek(view) && isSettled(view)) return [status(view, seats), ...settledSentences(view, name)];
  if (view.phase === 'over') return [status(view, seats), ...ledgerSentences(view, name)];
  const [first = '', ...rest] = view.phase === 'flight' ? [status(view, seats), ...flightSentences(view, me)] : [status(view, seats)];
  return [
    first,
    ...rest,
    ...(me ? myShipSentences(view, me) : []),
    ...titleSentences(view, name),
    ...(view.phase === 'building' ? yardSentences(view, me) : []),
    ...others.map((seat) => (view.phase === 'flight' ? rivalText(view, seat, me, name) : builderText(view, seat, name))),
  ];
}
