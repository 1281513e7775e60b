// How long what happened stays on the table before the next thing is shown; those who are behind go faster.
import type { StepSeen } from './wire';
import type { Event } from './parts';

const lasting: Readonly<Partial<Record<Event['kind'], number>>> = {
  launched: 700,
  'card-turned': 1100,
  'card-skipped': 700,
  rolled: 700,
  struck: 800,
  'tiles-lost': 500,
  declared: 500,
  moved: 450,
  fought: 700,
  lowest: 800,
  landed: 450,
  passed: 300,
  claimed: 450,
  earned: 450,
  'crew-lost': 350,
  'goods-lost': 350,
  loaded: 150,
  'goods-left': 250,
  'sabotage-failed': 600,
  'gave-up': 900,
};

/** No more than so many updates wait; older ones are passed over. */
export const mostWaiting = 8;

export function eventsOf(steps: readonly StepSeen[]): Event[] {
  return steps.flatMap(({ events }) => events);
}

/** Milliseconds that an update is shown while others wait behind it. */
export function pause(steps: readonly StepSeen[], waiting: number): number {
  const whole = eventsOf(steps).reduce((total, { kind }) => total + (lasting[kind] ?? 0), 0);
  return Math.min(whole, 2000) * (waiting > 3 ? 0.4 : 1);
}
