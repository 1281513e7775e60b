// The animations of things that an event moves on the screen.
import type { Flight } from '../../../shared/animation/motion';
import type { StepSeen } from '../wire';
import type { Deck } from '../legal_filter';

type Event = StepSeen['events'][number];
type Thing = { thing: 'back'; deck: Deck } | { thing: 'token' } | { thing: 'puff' } | { thing: 'points'; points: number };

/** A movement; `late` is its additional delay in milliseconds. */
type Path = Omit<Flight, 'delay'> & { late?: number };
export type MovingThing = Thing & Flight;

const quick = { duration: 400, scales: [0.6, 0.6] } as const;

/** Returns the movement of an event, or null; cards move into the player's own hand by a transition. */
function effectOf(event: Event, me: number | null): (Thing & Path) | null {
  switch (event.kind) {
    case 'drew':
      return event.seat === me ? null : { thing: 'back', deck: event.deck, from: `deck:${event.deck}`, to: `seat:${event.seat}`, ...quick };
    case 'token-won':
      return { thing: 'token', from: 'supply', to: `seat:${event.seat}`, ...quick };
    case 'token-paid':
      return { thing: 'token', from: `seat:${event.seat}`, to: 'stage', ...quick };
    case 'failed':
      return { thing: 'puff', from: 'crash', to: 'crash', duration: 1500, scales: [0.1, 0.1] };
    case 'scored':
      return event.gained
        ? {
            thing: 'points',
            points: event.gained,
            from: 'landing',
            to: `seat:${event.seat}`,
            late: 1300,
            duration: 1000,
            scales: [0.4, 0.4],
          }
        : null;
    case 'points-lost':
      return {
        thing: 'points',
        points: -event.points,
        from: `seat:${event.seat}`,
        to: `seat:${event.seat}`,
        duration: 1000,
        scales: [0.2, 0.6],
      };
    default:
      return null;
  }
}

/** Returns all movements, each a little later than the one before. */
export function flightsOf(events: readonly Event[], me: number | null): MovingThing[] {
  const things = events.flatMap((event) => effectOf(event, me) ?? []);
  return things.map((thing, at) => ({ ...thing, delay: (thing.late ?? 0) + at * 180 }));
}
