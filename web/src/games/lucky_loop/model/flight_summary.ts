// The flight as it is told by events: it stays readable after the position has forgotten it.
import type { LuckyLoopView, StepSeen } from '../wire';
import type { Programme } from '../legal_filter';

type Event = StepSeen['events'][number];

export interface FlownBox {
  card: string;
  dice: readonly number[];
  points: number;
  exact: boolean;
  highlight: boolean;
}

export type Outcome =
  { how: 'scored'; points: number; spare: number; gained: number; recorded: boolean } | { how: 'failed' } | { how: 'stopped' };

export interface Flown {
  seat: number;
  programme: Programme | null;
  boxes: readonly FlownBox[];
  outcome: Outcome | null;
  token: boolean;
  lost: number;
}

function begun(seat: number, programme: Programme | null, cards: readonly string[]): Flown {
  const boxes = cards.map((card) => ({ card, dice: [], points: 0, exact: false, highlight: false }));
  return { seat, programme, boxes, outcome: null, token: false, lost: 0 };
}

function marked(flown: Flown, card: string, change: Partial<FlownBox>): Flown {
  const at = flown.boxes.findIndex((box) => box.card === card && !box.dice.length && box.highlight === (change.highlight ?? box.highlight));
  return { ...flown, boxes: flown.boxes.map((box, place) => (place === at ? { ...box, ...change } : box)) };
}

/** A flight that was under way before anything was told. */
export function inTheAir({ flight, turn }: LuckyLoopView): Flown | null {
  return flight && { ...begun(turn, flight.programme, []), boxes: flight.boxes };
}

/** The card that gets the highlight; the free programme may have lain there since an earlier turn. */
function highlighted(event: Extract<Event, { kind: 'highlighted' }>, view: LuckyLoopView): Flown {
  const flown = begun(event.seat, null, view.players[event.seat]?.free ?? []);
  const at = flown.boxes.findIndex((box) => box.card === event.card);
  return { ...flown, boxes: flown.boxes.map((box, place) => ({ ...box, highlight: place === at })) };
}

/** The flight after one more event; `view` is the position that the event led to. */
export function follow(flown: Flown | null, event: Event, view: LuckyLoopView): Flown | null {
  if (event.kind === 'declared') return begun(event.seat, event.programme, event.cards);
  if (event.kind === 'raised')
    return begun(event.seat, event.programme, view.programmes.find(({ id }) => id === event.programme)?.cards ?? []);
  if (event.kind === 'free-laid') return begun(event.seat, null, event.cards);
  if (event.kind === 'highlighted') return highlighted(event, view);
  return flown && followed(flown, event);
}

function followed(flown: Flown, event: Event): Flown {
  switch (event.kind) {
    case 'made':
      return marked(flown, event.card, { dice: event.dice, points: event.points, exact: event.exact, highlight: event.highlight });
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
