// The summary of a flight, built from its events, which remains after the flight has left the position.
import type { LuckyLoopView, StepSeen } from '../wire';
import type { Programme } from '../legal_filter';

type Event = StepSeen['events'][number];

export interface SummaryBox {
  card: string;
  dice: readonly number[];
  points: number;
  exact: boolean;
  highlight: boolean;
}

export type Outcome =
  { how: 'scored'; points: number; spare: number; gained: number; recorded: boolean } | { how: 'failed' } | { how: 'stopped' };

export interface FlightSummary {
  seat: number;
  programme: Programme | null;
  boxes: readonly SummaryBox[];
  outcome: Outcome | null;
  token: boolean;
  lost: number;
}

function newSummary(seat: number, programme: Programme | null, cards: readonly string[]): FlightSummary {
  const boxes = cards.map((card) => ({ card, dice: [], points: 0, exact: false, highlight: false }));
  return { seat, programme, boxes, outcome: null, token: false, lost: 0 };
}

function withBox(flown: FlightSummary, card: string, change: Partial<SummaryBox>): FlightSummary {
  const at = flown.boxes.findIndex((box) => box.card === card && !box.dice.length && box.highlight === (change.highlight ?? box.highlight));
  return { ...flown, boxes: flown.boxes.map((box, place) => (place === at ? { ...box, ...change } : box)) };
}

/** Returns the summary of a flight that was in progress when the client connected. */
export function currentFlight({ flight, turn }: LuckyLoopView): FlightSummary | null {
  return flight && { ...newSummary(turn, flight.programme, []), boxes: flight.boxes };
}

/** Returns the summary at the placing of the highlight; the free programme may have been laid in an earlier turn. */
function afterHighlight(event: Extract<Event, { kind: 'highlighted' }>, view: LuckyLoopView): FlightSummary {
  const flown = newSummary(event.seat, null, view.players[event.seat]?.free ?? []);
  const at = flown.boxes.findIndex((box) => box.card === event.card);
  return { ...flown, boxes: flown.boxes.map((box, place) => ({ ...box, highlight: place === at })) };
}

/** Returns the summary after one more event; `view` is the position after the event. */
export function afterEvent(flown: FlightSummary | null, event: Event, view: LuckyLoopView): FlightSummary | null {
  if (event.kind === 'declared') return newSummary(event.seat, event.programme, event.cards);
  if (event.kind === 'raised')
    return newSummary(event.seat, event.programme, view.programmes.find(({ id }) => id === event.programme)?.cards ?? []);
  if (event.kind === 'free-laid') return newSummary(event.seat, null, event.cards);
  if (event.kind === 'highlighted') return afterHighlight(event, view);
  return flown && afterFlightEvent(flown, event);
}

function afterFlightEvent(flown: FlightSummary, event: Event): FlightSummary {
  switch (event.kind) {
    case 'made':
      return withBox(flown, event.card, { dice: event.dice, points: event.points, exact: event.exact, highlight: event.highlight });
    case 'failed':
      return { ...flown, outcome: { how: 'failed' } };
    case 'stopped':
      return { ...flown, outcome: { how: 'stopped' } };
    case 'scored': {
      const { boxes, spare, gained, recorded } = event;
      return { ...flown, outcome: { how: 'scored', points: boxes + spare, spare, gained, recorded } };
    }
    case 'token-won':
      return { ...flown, token: true };
    case 'points-lost':
      return event.why === 'failed' ? { ...flown, lost: event.points } : flown;
    default:
      return flown;
  }
}
