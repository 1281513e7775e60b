// A move taken back: a line of the log like any other, and the only event that belongs to no game.
import type { Event, StepSeen, Undone } from './wire';

export function isTakenBackEvent(event: Event): event is Event & Undone {
  return event.kind === 'taken-back';
}

/** Whether a line takes others back. */
export function isTakeBackStep({ events }: StepSeen): boolean {
  return events.some(isTakenBackEvent);
}

/** The numbers of the lines that were taken back. */
export function takenBackSteps(steps: readonly StepSeen[]): ReadonlySet<number> {
  const lines = steps.flatMap(({ n, events }) =>
    events.filter(isTakenBackEvent).flatMap(({ to }) => Array.from({ length: n - to }, (_, at) => to + at)),
  );
  return new Set(lines);
}
