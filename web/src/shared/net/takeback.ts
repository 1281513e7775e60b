// Take-backs: log lines with an event that is the same in every game.
import type { Event, StepSeen, Undone } from './wire';

export function isTakenBackEvent(event: Event): event is Event & Undone {
  return event.kind === 'taken-back';
}

/** True if a log line takes others back. */
export function isTakeBackStep({ events }: StepSeen): boolean {
  return events.some(isTakenBackEvent);
}

/** Returns the numbers of the log lines that were taken back. */
export function takenBackSteps(steps: readonly StepSeen[]): ReadonlySet<number> {
  const lines = steps.flatMap(({ n, events }) =>
    events.filter(isTakenBackEvent).flatMap(({ to }) => Array.from({ length: n - to }, (_, at) => to + at)),
  );
  return new Set(lines);
}
