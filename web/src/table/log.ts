import type { Game } from '../games/room';
import type { StepSeen } from '../lib/wire';

/** A line of the log in words; `n` lines of the match lead to the position after it. */
export interface Told {
  n: number;
  words: string;
  /** Whether chance did it, and so nobody. */
  chance: boolean;
  /** Whether another player begins to act here; what chance does belongs to whoever asked for it. */
  turns: boolean;
}

export function told(steps: readonly StepSeen[], tell: Game['tell'], name: (seat: number) => string): Told[] {
  let last = -1;
  return steps.flatMap(({ n, actor, events }) => {
    const words = events.map((event) => tell(event, name)).filter((sentence) => sentence !== null);
    const chance = actor < 0;
    const turns = !chance && actor !== last;
    if (turns) last = actor;
    return words.map((sentence, at) => ({ n: n + 1, words: sentence, chance, turns: turns && at === 0 }));
  });
}

/** The numbers of lines at which the log stops, each once: what one goes through when stepping back and forth. */
export function stops(lines: readonly Told[]): number[] {
  return [...new Set(lines.map((line) => line.n))];
}
