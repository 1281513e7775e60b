// What flies or flashes when something happened, and between which marked places.
import type { Flight } from '../../lib/motion';
import type { CardId } from './border';
import type { BombBustersEvent } from './wire';

type Thing = { thing: 'spark' } | { thing: 'back' } | { thing: 'card'; card: CardId } | { thing: 'pulse' };

type Way = Pick<Flight, 'from' | 'to' | 'lasts'>;
export type Moving = Thing & Flight;

/** A spark or a pulse swells where it is, all else shrinks a little on its way. */
function manner({ thing }: Thing): Pick<Flight, 'scales' | 'arrives'> {
  return thing === 'spark' || thing === 'pulse' ? { scales: [0.2, 1.5], arrives: 0.5 } : { scales: [0.8, 0.7] };
}

export const wireSpot = (stand: number, slot: number): string => `wire:${stand}.${slot}`;
export const seatSpot = (seat: number): string => `seat:${seat}`;

function moved(event: BombBustersEvent): readonly (Thing & Way)[] {
  switch (event.kind) {
    case 'wire-cut': {
      const at = wireSpot(event.stand, event.slot);
      return [{ thing: 'spark', from: at, to: at, lasts: 620 }];
    }
    case 'given':
      return [{ thing: 'back', from: wireSpot(event.stand, event.slot), to: 'middle', lasts: 500 }];
    case 'taken':
      return [{ thing: 'back', from: 'middle', to: wireSpot(event.stand, event.slot), lasts: 600 }];
    case 'used':
      return [{ thing: 'card', card: event.card, from: `card:${event.card}`, to: seatSpot(event.seat), lasts: 700 }];
    case 'passed-on':
      return [{ thing: 'card', card: 'coffee-mug', from: seatSpot(event.seat), to: seatSpot(event.chosen), lasts: 900 }];
    case 'recharged':
      return [{ thing: 'card', card: 'emergency-batteries', from: 'middle', to: seatSpot(event.seat), lasts: 700 }];
    case 'scanned':
      return event.found.map((_, stand) => ({ thing: 'pulse', from: `stand:${stand}`, to: `stand:${stand}`, lasts: 900 }));
    default:
      return [];
  }
}

/** Everything that moves, one thing shortly after the other. */
export function flightsOf(events: readonly BombBustersEvent[]): Moving[] {
  return events.flatMap(moved).map((thing, at) => ({ ...thing, ...manner(thing), delay: at * 140 }));
}
