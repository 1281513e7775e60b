import type { Room } from '../games/room';
import type { Spoken } from '../lib/talk.svelte';
import type { StepSeen } from '../lib/wire';
import { t } from '../lib/words';

/** A line of the log in words; `n` lines of the match lead to the position after it. */
export interface Told {
  n: number;
  kind: string;
  words: string;
  /** Whether chance did it, and so nobody. */
  chance: boolean;
  /** Whether another player begins to act here; what chance does belongs to whoever asked for it. */
  turns: boolean;
}

/** Lines of one kind by chance in a row that are all told; longer runs, as when cards are dealt, are told by their first. */
const mostAlike = 4;

export function told(steps: readonly StepSeen[], tell: Room['tell'], name: (seat: number) => string): Told[] {
  let last = -1;
  const lines = steps.flatMap(({ n, actor, events }) => {
    const chance = actor < 0;
    const turns = !chance && actor !== last;
    if (turns) last = actor;
    return events
      .map((event) => ({ kind: event.kind, words: tell(event, name) }))
      .filter((line) => line.words !== null)
      .map(({ kind, words }, at) => ({ n: n + 1, kind, words: words ?? '', chance, turns: turns && at === 0 }));
  });
  return runs(lines).flatMap(folded);
}

/** Neighbours of one kind by chance together, everything else alone. */
function runs(lines: readonly Told[]): Told[][] {
  const found: Told[][] = [];
  for (const line of lines) {
    const run = found.at(-1);
    if (run?.[0]?.chance && line.chance && run[0].kind === line.kind) run.push(line);
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
