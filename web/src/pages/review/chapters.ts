// The parts of a game as its own words name them: `<game>.chapter.<kind of event>`, filled with the event's facts and its number.
import type { Event, StepSeen } from '../../shared/net/wire';
import { gameText, type Facts } from '../../shared/i18n/i18n';
import type { Chapter } from './curve';

function factsOf(event: Event): Facts {
  return Object.fromEntries(Object.entries(event).filter(([, fact]) => typeof fact === 'string' || typeof fact === 'number')) as Facts;
}

/** Where parts of the game began; one that is named like the one before it goes on. */
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
