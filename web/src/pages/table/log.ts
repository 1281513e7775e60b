import type { Room } from '../../games/contract';
import type { Naming } from '../../shared/i18n/event_text';
import { sentenceOf, type Tell } from '../../shared/i18n/sentences';
import { takenBack } from '../../shared/net/takeback';
import type { Spoken } from '../../shared/net/chat.svelte';
import type { Event, StepSeen } from '../../shared/net/wire';
import { t } from '../../shared/i18n/i18n';

/** A line of the log in words; `n` lines of the match lead to the position after it. */
export interface Told {
  n: number;
  kind: string;
  words: string;
  /** So many lines of the match led to where it began. */
  from: number;
  /** Who began it: a seat, or below 0 chance, the clock or the table. */
  actor: number;
  /** Whether chance did it, and so nobody. */
  chance: boolean;
  /** Whether another player begins to act here; what chance does belongs to whoever asked for it. */
  turns: boolean;
  /** Whether it was taken back since. */
  struck: boolean;
}

/** Lines of one kind by chance in a row that are all told; longer runs, as when cards are dealt, are told by their first. */
const mostAlike = 4;

export function told(steps: readonly StepSeen[], tell: Tell, name: Naming, goOn?: Room['goOn'], alike?: Room['alike']): Told[] {
  const struck = takenBack(steps);
  let last = -1;
  const lines = steps.flatMap(({ n, actor, events }) => {
    const chance = actor < 0;
    const turns = !chance && actor !== last;
    if (turns) last = actor;
    return events
      .map((event) => ({ event, words: sentenceOf(event, tell, name) }))
      .filter((line) => line.words !== null)
      .map(({ event, words }, at) => ({
        event,
        line: {
          n: n + 1,
          from: n,
          actor,
          kind: alike?.(event) ?? event.kind,
          words: words ?? '',
          chance,
          turns: turns && at === 0,
          struck: struck.has(n),
        },
      }));
  });
  return runs(together(lines, (event, before, begun) => goOn?.(event, before, name, begun) ?? null)).flatMap(folded);
}

/** What belongs to the line before it goes on there. */
function together(
  entries: readonly { event: Event; line: Told }[],
  goOn: (event: Event, before: Event, begun: Event) => string | null,
): Told[] {
  const lines: Told[] = [];
  let begun = entries[0]?.event;
  for (const [at, { event, line }] of entries.entries()) {
    const [last, before] = [lines.at(-1), entries[at - 1]?.event];
    const more = last && before && begun && last.struck === line.struck ? goOn(event, before, begun) : null;
    if (last && more !== null) lines[lines.length - 1] = { ...last, n: line.n, words: `${last.words} ${more}`.trim() };
    else {
      lines.push(line);
      begun = event;
    }
  }
  return lines;
}

function isAlike(one: Told, other: Told): boolean {
  return one.chance && other.chance && one.kind === other.kind && one.struck === other.struck;
}

/** Neighbours of one kind by chance together, everything else alone. */
function runs(lines: readonly Told[]): Told[][] {
  const found: Told[][] = [];
  for (const line of lines) {
    const run = found.at(-1);
    if (run?.[0] && isAlike(run[0], line)) run.push(line);
    else found.push([line]);
  }
  return found;
}

function folded(run: readonly Told[]): readonly Told[] {
  const [first, last] = [run[0], run.at(-1)];
  if (run.length <= mostAlike || !first || !last) return run;
  return [first, { ...last, words: t('table.log.more', { count: run.length - 1 }) }];
}

/** The numbers of lines at which the log stops, each once: what one goes through when stepping back and forth. */
export function stops(lines: readonly Told[]): number[] {
  return [...new Set(lines.map((line) => line.n))];
}

/** The lines, and among them what was said, each after the line that it followed. */
export function withTalk(lines: readonly Told[], spoken: readonly Spoken[]): (Told | Spoken)[] {
  const waiting = [...spoken];
  const entries = lines.flatMap((line) => [...waiting.splice(0, waiting.filter(({ n }) => n < line.n).length), line]);
  return [...entries, ...waiting];
}
