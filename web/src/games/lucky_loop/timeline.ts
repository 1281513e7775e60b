// The frames of a log line: the dice that end a flight are shown before the flight leaves the position.
import { framesOf, type Frame } from '../../shared/animation/animation_queue.svelte';
import { durations } from './durations';
import type { BoxView, FlightView, LuckyLoopView, StepSeen } from './wire';

type Event = StepSeen['events'][number];
type LoopFrame = Frame<LuckyLoopView, Event>;

/** The kinds of events shown while the flight is still in the position. */
const duringFlight: ReadonlySet<Event['kind']> = new Set(['thrown', 'made', 'failed', 'stopped', 'scored']);

/** Returns the frames of the events between two positions. */
export function timeline(before: LuckyLoopView, after: LuckyLoopView, events: readonly Event[]): LoopFrame[] {
  const last = events.findLastIndex(({ kind }) => duringFlight.has(kind));
  if (!before.flight || after.flight || last < 0) return framesOf<LuckyLoopView, Event>(durations, after, events);
  const beats: LoopFrame[] = [];
  let view = before;
  for (const event of events.slice(0, last + 1)) {
    view = withEvent(view, event);
    beats.push({ view, events: [event], duration: durations[event.kind] ?? 0 });
  }
  return [...beats, ...framesOf<LuckyLoopView, Event>(durations, after, events.slice(last + 1))];
}

/** Returns the position changed by one event. */
function withEvent(view: LuckyLoopView, event: Event): LuckyLoopView {
  const { flight } = view;
  if (!flight) return view;
  switch (event.kind) {
    case 'thrown':
      return { ...view, phase: 'thrown', flight: { ...flight, thrown: event.dice, red: event.red } };
    case 'made':
      return { ...view, flight: withCard(flight, event) };
    case 'failed':
      return { ...view, flight: { ...flight, boxes: flight.boxes.map((box) => boxAfterFailure(box, event)) } };
    default:
      return view;
  }
}

function withCard(flight: FlightView, { card, dice, exact, points, highlight }: Extract<Event, { kind: 'made' }>): FlightView {
  const at = flight.boxes.findIndex((box) => box.card === card && box.highlight === highlight && !box.dice.length);
  const boxes = flight.boxes.map((box, place) => (place === at ? { ...box, dice, exact, points } : { ...box, missed: null }));
  return { ...flight, boxes, thrown: [], red: 0, ways: [], pool: flight.pool - dice.length, subtotal: flight.subtotal + points };
}

function boxAfterFailure(box: BoxView, { missed: all }: Extract<Event, { kind: 'failed' }>): BoxView {
  const mine = all?.find(({ card, highlight }) => card === box.card && highlight === box.highlight);
  return mine && !box.dice.length ? { ...box, missed: mine.why } : box;
}
