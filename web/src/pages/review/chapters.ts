// The parts of a game, named by the messages `<game>.chapter.<kind of event>` with the event's fields and its number.
import type { Event, StepSeen } from '../../shared/net/wire';
import { gameText, type Facts } from '../../shared/i18n/i18n';
import type { Chapter } from './curve';

function factsOf(event: Event): Facts {
  return Object.fromEntries(Object.entries(event).filter(([, fact]) => typeof fact === 'string' || typeof fact === 'number')) as Facts;
}

/** Returns where the parts of a game begin; consecutive parts of the same name are one. */
export function chaptersOf(game: string, steps: readonly StepSeen[]): Chapter[] {
  const counts = new Map<string, number>();
  const chapters: Chapter[] = [];
  for (const { n, events } of steps)
    for (const event of events) {
      const number = (counts.get(event.kind) ?? 0) + 1;
      counts.set(event.kind, number);
      const name = gameText(game, `chapter.${event.kind}`, { ...factsOf(event), number });
      if (name !== null && chapters.at(-1)?.name !== name) chapters.push({ n: n + 1, name });
    }
  return chapters;
}
