// The moving things of each event, with the marked places where they start and end.
import type { Flight } from '../../../shared/animation/motion';
import type { CardId, View } from '../types';
import type { BombBustersEvent } from '../wire';
import { valueOf } from './wires';
import { t } from '../messages';

type Thing =
  | { thing: 'spark' }
  | { thing: 'back' }
  | { thing: 'card'; card: CardId }
  | { thing: 'pulse' }
  | { thing: 'finger' }
  | { thing: 'figure'; words: string; tone: 'good' | 'bad' };

type Path = Pick<Flight, 'from' | 'to' | 'duration'>;
export type MovingThing = Thing & Flight;

/** Returns the scaling of a flight: sparks and pulses grow, figures keep their size, other things shrink. */
function scaling({ thing }: Thing): Pick<Flight, 'scales' | 'fadeFrom'> {
  if (thing === 'figure') return { scales: [0.3, 1], fadeFrom: 0.8 };
  return thing === 'spark' || thing === 'pulse' ? { scales: [0.2, 1.5], fadeFrom: 0.5 } : { scales: [0.8, 0.7] };
}

export const wireSpot = (stand: number, slot: number): string => `wire:${stand}.${slot}`;
export const seatSpot = (seat: number): string => `seat:${seat}`;

function risingText(words: string, at: string, tone: 'good' | 'bad' = 'good'): readonly (Thing & Path)[] {
  return [{ thing: 'figure', words, tone, from: at, to: at, duration: 1100 }];
}

/** Returns the effects of a cut: a spark and the number of cut wires; a revealed wire only pulses. */
function cutEffects(
  { stand, slot, wire, revealed }: Extract<BombBustersEvent, { kind: 'wire-cut' }>,
  view: View,
): readonly (Thing & Path)[] {
  const at = wireSpot(stand, slot);
  if (revealed) return [{ thing: 'pulse', from: at, to: at, duration: 620 }];
  const count = view.values.find(({ value }) => value === valueOf(wire));
  const counted = count ? risingText(t('bomb_busters.figure.cut', { cut: count.cut, of: count.of }), `value:${count.value}`) : [];
  return [{ thing: 'spark', from: at, to: at, duration: 620 }, ...counted];
}

function effectsOf(event: BombBustersEvent, view: View): readonly (Thing & Path)[] {
  switch (event.kind) {
    case 'pointed':
      return (event.slot ?? null) === null
        ? [{ thing: 'pulse', from: `stand:${event.stand}`, to: `stand:${event.stand}`, duration: 800 }]
        : [{ thing: 'finger', from: seatSpot(event.seat), to: wireSpot(event.stand, event.slot ?? 0), duration: 800 }];
    case 'wire-cut':
      return cutEffects(event, view);
    case 'dial-moved':
      return risingText(t(`bomb_busters.figure.dial.${event.why}`), 'under-dial', event.why === 'missed' ? 'bad' : 'good');
    case 'validated':
      return risingText(t('bomb_busters.figure.validated', { value: event.value }), `value:${event.value}`);
    case 'unlocked':
      return risingText(t('bomb_busters.figure.unlocked'), `card:${event.card}`);
    case 'given':
      return [{ thing: 'back', from: wireSpot(event.stand, event.slot), to: 'middle', duration: 500 }];
    case 'taken':
      return [{ thing: 'back', from: 'middle', to: wireSpot(event.stand, event.slot), duration: 600 }];
    case 'used':
      return [{ thing: 'card', card: event.card, from: `card:${event.card}`, to: seatSpot(event.seat), duration: 700 }];
    case 'passed-on':
      return [{ thing: 'card', card: 'coffee-mug', from: seatSpot(event.seat), to: seatSpot(event.chosen), duration: 900 }];
    case 'recharged':
      return [{ thing: 'card', card: 'emergency-batteries', from: 'middle', to: seatSpot(event.seat), duration: 700 }];
    case 'scanned':
      return event.found.map((_, stand) => ({ thing: 'pulse', from: `stand:${stand}`, to: `stand:${stand}`, duration: 900 }));
    default:
      return [];
  }
}

/** Returns the flights of a frame, each with a short delay after the previous one. */
export function flightsOf(events: readonly BombBustersEvent[], view: View): MovingThing[] {
  return events.flatMap((event) => effectsOf(event, view)).map((thing, at) => ({ ...thing, ...scaling(thing), delay: at * 140 }));
}
