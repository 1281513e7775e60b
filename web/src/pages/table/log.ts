import type { Screen } from '../../games/contract';
import type { SeatNames } from '../../shared/i18n/event_text';
import { eventSentence, type EventText } from '../../shared/i18n/sentences';
import { takenBackSteps } from '../../shared/net/takeback';
import type { ChatEntry } from '../../shared/net/chat.svelte';
import type { Event, StepSeen } from '../../shared/net/wire';
import { t } from '../../shared/i18n/i18n';

/** A log line as text; `n` is the number of steps up to the position after it. */
export interface LogLine {
  n: number;
  kind: string;
  text: string;
  /** The number of steps before it. */
  from: number;
  /** The seat that acted; negative for chance, the clock or the table. */
  actor: number;
  /** True for an event of chance. */
  isChance: boolean;
  /** True if another player begins to act here; an event of chance belongs to the player who caused it. */
  startsTurn: boolean;
  /** True if it was taken back later. */
  isTakenBack: boolean;
}

/** Longer runs of chance events of one kind, such as dealt cards, are shown as the first one and a count. */
const maxChanceRun = 4;

export function logLines(
  steps: readonly StepSeen[],
  tell: EventText,
  name: SeatNames,
  goOn?: Screen['continueLine'],
  alike?: Screen['groupKey'],
): LogLine[] {
  const struck = takenBackSteps(steps);
  let last = -1;
  const lines = steps.flatMap(({ n, actor, events }) => {
    const chance = actor < 0;
    const turns = !chance && actor !== last;
    if (turns) last = actor;
    return events
      .map((event) => ({ event, words: eventSentence(event, tell, name) }))
      .filter((line) => line.words !== null)
      .map(({ event, words }, at) => ({
        event,
        line: {
          n: n + 1,
          from: n,
          actor,
          kind: alike?.(event) ?? event.kind,
          text: words ?? '',
          isChance: chance,
          startsTurn: turns && at === 0,
          isTakenBack: struck.has(n),
        },
      }));
  });
  return chanceRuns(joinContinuations(lines, (event, before, begun) => goOn?.(event, before, name, begun) ?? null)).flatMap(foldRun);
}

/** Joins each event that continues a line to that line. */
function joinContinuations(
  entries: readonly { event: Event; line: LogLine }[],
  goOn: (event: Event, before: Event, begun: Event) => string | null,
): LogLine[] {
  const lines: LogLine[] = [];
  let begun = entries[0]?.event;
  for (const [at, { event, line }] of entries.entries()) {
    const [last, before] = [lines.at(-1), entries[at - 1]?.event];
    const more = last && before && begun && last.isTakenBack === line.isTakenBack ? goOn(event, before, begun) : null;
    if (last && more !== null) lines[lines.length - 1] = { ...last, n: line.n, text: `${last.text} ${more}`.trim() };
    else {
      lines.push(line);
      begun = event;
    }
  }
  return lines;
}

function isSameRun(one: LogLine, other: LogLine): boolean {
  return one.isChance && other.isChance && one.kind === other.kind && one.isTakenBack === other.isTakenBack;
}

/** Groups consecutive chance events of one kind; every other line is a group of its own. */
function chanceRuns(lines: readonly LogLine[]): LogLine[][] {
  const found: LogLine[][] = [];
  for (const line of lines) {
    const run = found.at(-1);
    if (run?.[0] && isSameRun(run[0], line)) run.push(line);
    else found.push([line]);
  }
  return found;
}

function foldRun(run: readonly LogLine[]): readonly LogLine[] {
  const [first, last] = [run[0], run.at(-1)];
  if (run.length <= maxChanceRun || !first || !last) return run;
  return [first, { ...last, text: t('table.log.more', { count: run.length - 1 }) }];
}

/** Returns the numbers of steps at which stepping back and forth stops, without duplicates. */
export function historyStops(lines: readonly LogLine[]): number[] {
  return [...new Set(lines.map((line) => line.n))];
}

/** Returns the log lines with the chat messages between them, each after the line that preceded it. */
export function withChat(lines: readonly LogLine[], spoken: readonly ChatEntry[]): (LogLine | ChatEntry)[] {
  const waiting = [...spoken];
  const entries = lines.flatMap((line) => [...waiting.splice(0, waiting.filter(({ n }) => n < line.n).length), line]);
  return [...entries, ...waiting];
}
