// A move taken back: a line of the log like any other, and the only event that is the house's own.
import type { Event, StepSeen } from './wire';

interface TakenBack extends Event {
  kind: 'taken-back';
  seat: number;
  /** The position is again the one after so many lines. */
  to: number;
  free: boolean;
}

export function isTakenBack(event: Event): event is TakenBack {
  return event.kind === 'taken-back';
}

/** Whether a line takes others back. */
export function isTakeBack({ events }: StepSeen): boolean {
  return events.some(isTakenBack);
}

/** The numbers of the lines that were taken back. */
export function takenBack(steps: readonly StepSeen[]): ReadonlySet<number> {
  const lines = steps.flatMap(({ n, events }) => events.filter(isTakenBack).flatMap(({ to }) => Array.from({ length: n - to }, (_, at) => to + at)));
  return new Set(lines);
}
