// The position as the board shows it.
import type { SeatInfo } from '../../../shared/net/wire';
import type { BoxView, LuckyLoopView } from '../wire';
import { faceOf, type CardFace } from './cards';
import type { CardState } from '../drawings/FlightCard.svelte';
import type { Colour } from '../drawings/manoeuvres';
import type { Deck, Programme } from '../legal_filter';
import { seatNames } from '../../../shared/i18n/seat_names';

export interface BoardCard extends CardFace {
  name: string;
  state?: CardState;
}

/** A card place of a programme: its colour, and the card on it. */
export interface BoardPlace {
  colour: Colour;
  card: BoardCard | null;
}

export interface BoardProgramme {
  id: Programme;
  places: readonly BoardPlace[];
  /** The recorded result of each seat. */
  results: readonly (number | null)[];
  record: number | null;
  /** True while it is being flown. */
  flying: boolean;
}

export interface BoardPlayer {
  name: string;
  points: number;
  active: boolean;
}

export interface BoardDeck {
  deck: Deck;
  left: number;
  discard: BoardCard | null;
}

/** Returns the state of a card in flight: open, made exactly or exceeded. */
export function stateOf({ dice, exact }: Pick<BoxView, 'dice' | 'exact'>): CardState {
  if (!dice.length) return 'open';
  return exact ? 'exact' : 'over';
}

function boardCard(view: LuckyLoopView, name: string | undefined): BoardCard | null {
  return name === undefined ? null : { name, ...faceOf(view, name) };
}

export function programmesOf(view: LuckyLoopView): BoardProgramme[] {
  return view.programmes.map(({ id, colours, cards, record }) => {
    const flying = view.flight?.programme === id;
    const places = colours.map((colour) => {
      const card = boardCard(
        view,
        cards.find((one) => faceOf(view, one).colour === colour),
      );
      const box = flying && card ? view.flight?.boxes.find((one) => one.card === card.name) : undefined;
      return { colour, card: card && box ? { ...card, state: stateOf(box) } : card };
    });
    return { id, places, record, flying, results: view.players.map(({ results }) => results[id] ?? null) };
  });
}

export function playersOf(view: LuckyLoopView, seats: readonly SeatInfo[]): BoardPlayer[] {
  const name = seatNames(seats);
  return view.players.map(({ points }, seat) => ({ name: name(seat), points, active: seat === view.turn && !view.result }));
}

export function decksOf(view: LuckyLoopView): BoardDeck[] {
  const decks: readonly Deck[] = ['red-blue', 'yellow-green'];
  return decks.map((deck) => ({ deck, left: view.decks[deck] ?? 0, discard: boardCard(view, view.discards[deck]?.at(-1)) }));
}
