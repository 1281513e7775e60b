// The position, described for screen readers.
import { seatNames } from '../../shared/i18n/seat_names';
import type { SeatInfo } from '../../shared/net/wire';
import { joined, listText } from '../../shared/i18n/i18n';
import { faceOf, cardName } from './model/cards';
import type { Deck } from './legal_filter';
import { sentenceText } from './sentence';
import { status } from './event_text';
import type { BoxView, FlightView, LuckyLoopView, ProgrammeView } from './wire';
import { t } from './messages';

type Seats = readonly SeatInfo[];

/** Joins sentences, without null ones. */
export function joinSentences(sentences: readonly (string | null)[]): string {
  return sentences.filter(Boolean).join(' ');
}

/** Returns the sentence of a card in flight: its values, and whether it is made. */
export function boxSentence(view: LuckyLoopView, box: BoxView): string {
  const label = t('lucky_loop.card.label', { ...faceOf(view, box.card) });
  const card = box.highlight ? t('lucky_loop.ear.box.highlight', { card: label }) : label;
  if (!box.dice.length) return t('lucky_loop.ear.box.open', { card });
  return t('lucky_loop.ear.box.made', { card, dice: joined(box.dice), count: box.points });
}

/** Returns the sentence of the dice not thrown yet. */
export function waitingSentence({ pool, thrown, red_in_pool }: FlightView): string {
  return t(red_in_pool ? 'lucky_loop.ear.waiting.red' : 'lucky_loop.ear.waiting', { count: Math.max(0, pool - thrown.length) });
}

function flightSentences(view: LuckyLoopView, flight: FlightView): string[] {
  const { programme, throw: nth, boxes, subtotal, least, thrown, red } = flight;
  const throws = { throw: nth, throws: boxes.length };
  return [
    programme ? t('lucky_loop.ear.flight', { programme, ...throws }) : t('lucky_loop.ear.flight.free', throws),
    ...(thrown.length ? [t(red ? 'lucky_loop.ear.dice.red' : 'lucky_loop.ear.dice', { dice: joined(thrown), red })] : []),
    ...boxes.map((box) => boxSentence(view, box)),
    waitingSentence(flight),
    least === null ? t('lucky_loop.ear.subtotal', { count: subtotal }) : t('lucky_loop.ear.subtotal.least', { count: subtotal, least }),
  ];
}

/** Returns the sentences of the flight and of the player's hand. */
export function mySentences(view: LuckyLoopView): string[] {
  const { flight, hand, players, turn, seat } = view;
  const held = hand.length ? t('lucky_loop.ear.hand', { cards: names(hand) }) : t('lucky_loop.hand.empty');
  return [
    ...(flight ? flightSentences(view, flight) : []),
    ...(view.phase === 'highlight' ? [t('lucky_loop.ear.flight.highlight', { cards: names(players[turn]?.free ?? []) })] : []),
    ...(seat === null ? [] : [held]),
  ];
}

const names = (cards: readonly string[]): string => joined(cards.map(cardName));

/** Returns the sentence of a programme's results, with the players' names. */
export function resultSentence(results: readonly (number | null)[], name: (seat: number) => string): string {
  const told = results.flatMap((points, seat) => (points === null ? [] : [t('lucky_loop.result.player', { name: name(seat), points })]));
  return told.length ? t('lucky_loop.ear.results', { results: joined(told) }) : t('lucky_loop.ear.results.none');
}

/** Returns the sentence of the cards laid at a programme. */
export function placedSentence({ id, cards, colours }: Pick<ProgrammeView, 'id' | 'cards' | 'colours'>): string {
  const wanted = listText(colours.map((colour) => t(`lucky_loop.colour.${colour}`)));
  return cards.length
    ? t('lucky_loop.ear.laid', { programme: id, cards: names(cards) })
    : t('lucky_loop.ear.bare', { programme: id, colours: wanted });
}

export function recordSentence(record: number | null): string | null {
  return record === null ? null : t('lucky_loop.ear.record', { points: record });
}

function programmeSentences(view: LuckyLoopView, programme: ProgrammeView, seats: Seats): string {
  const results = view.players.map((player) => player.results[programme.id] ?? null);
  return joinSentences([
    placedSentence(programme),
    resultSentence(results, seatNames(seats)),
    recordSentence(programme.record),
    sentenceText(view.barred[programme.id]),
  ]);
}

function deckSentences({ discards }: LuckyLoopView, deck: Deck, count: number): string {
  const top = discards[deck]?.at(-1);
  return joinSentences([t('lucky_loop.ear.deck', { deck, count }), top ? t('lucky_loop.ear.discarded', { card: cardName(top) }) : null]);
}

/** Returns the sentences of the programmes, the decks and the supply. */
export function boardSentences(view: LuckyLoopView, seats: Seats): string[] {
  return [
    ...view.programmes.map((programme) => programmeSentences(view, programme, seats)),
    ...Object.entries(view.decks).map(([deck, count]) => deckSentences(view, deck as Deck, count)),
    t('lucky_loop.ear.supply', { count: view.supply }),
  ];
}

/** Returns a sentence for each player, or the final ranking. */
export function playerSentences(view: LuckyLoopView, seats: Seats): string[] {
  const name = seatNames(seats);
  if (view.result) return view.standing.map(({ seat, ...place }) => t('lucky_loop.ear.place', { ...place, name: name(seat) }));
  return view.players.map((player, seat) => {
    const who = { name: name(seat) };
    const cards = Object.values(player.hand).reduce((sum, count) => sum + count, 0);
    return joinSentences([
      t('lucky_loop.ear.player', { ...who, points: player.points, tokens: player.tokens, cards }),
      player.final_phase ? t('lucky_loop.ear.player.final', who) : null,
      player.free_result === null ? null : t('lucky_loop.ear.player.free_result', { ...who, points: player.free_result }),
      player.free.length && player.free_result === null ? t('lucky_loop.ear.player.free', { ...who, cards: names(player.free) }) : null,
    ]);
  });
}

/** Returns the sentences of the position, the most important first. */
export function position(view: LuckyLoopView, seats: Seats): string[] {
  const now = status(view, seats);
  if (view.result) return [now, ...playerSentences(view, seats)];
  const round = t(view.last_round ? 'lucky_loop.ear.round.last' : 'lucky_loop.ear.round', { round: view.round });
  return [now, ...mySentences(view), ...playerSentences(view, seats), ...boardSentences(view, seats), round];
}
