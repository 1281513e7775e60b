// How long what happened stays on the table before the next thing is shown; those who are behind go faster.
import type { StepSeen } from './wire';

type Event = StepSeen['events'][number];

const lasting: Readonly<Partial<Record<Event['kind'], number>>> = {
  started: 600,
  drew: 250,
  discarded: 250,
  reshuffled: 250,
  declared: 700,
  raised: 700,
  'free-laid': 700,
  'free-rejected': 1200,
  highlighted: 500,
  'token-paid': 350,
  thrown: 900,
  made: 700,
  stopped: 900,
  failed: 1300,
  scored: 1500,
  'token-won': 400,
  'points-lost': 400,
};

/** No more than so many updates wait; older ones are passed over. */
export const mostWaiting = 6;

export function eventsOf(steps: readonly StepSeen[]): Event[] {
  return steps.flatMap(({ events }) => events);
}

/** Milliseconds that an update is shown while others wait behind it. */
export function pause(steps: readonly StepSeen[], waiting: number): number {
  const whole = eventsOf(steps).reduce((total, { kind }) => total + (lasting[kind] ?? 0), 0);
  return Math.min(whole, 2200) * (waiting > 2 ? 0.4 : 1);
}
