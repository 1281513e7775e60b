// How long what happened stays on the table before the next thing is shown; those who are behind go faster.
import type { Step } from './border';
import type { BombBustersEvent } from './wire';

const lasting: Readonly<Partial<Record<BombBustersEvent['kind'], number>>> = {
  'captain-named': 400,
  marked: 700,
  pointed: 600,
  announced: 800,
  'wire-cut': 500,
  'solo-cut': 500,
  'reds-revealed': 900,
  'dial-moved': 900,
  'red-spared': 900,
  validated: 300,
  unlocked: 300,
  used: 700,
  labelled: 700,
  'partner-chosen': 500,
  given: 500,
  taken: 600,
  recharged: 500,
  scanned: 1600,
  'passed-on': 900,
};

/** No more than so many updates wait; older ones are passed over. */
export const mostWaiting = 6;

export function eventsOf(steps: readonly Step[]): BombBustersEvent[] {
  return steps.flatMap(({ events }) => events);
}

/** Milliseconds that an update is shown while others wait behind it. */
export function pause(steps: readonly Step[], waiting: number): number {
  const whole = eventsOf(steps).reduce((total, { kind }) => total + (lasting[kind] ?? 0), 0);
  return Math.min(whole, 2400) * (waiting > 2 ? 0.4 : 1);
}
