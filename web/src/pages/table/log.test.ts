import { expect, test } from 'vitest';
import type { StepSeen } from '../../shared/net/wire';
import { historyStops, logLines, withChat } from './log';

const steps: StepSeen[] = [
  { n: 0, actor: -1, time: 0, events: [{ kind: 'started', seat: 1 }] },
  { n: 1, actor: 1, time: 5, events: [] },
  {
    n: 2,
    actor: 1,
    time: 9,
    events: [
      { kind: 'stopped', seat: 1 },
      { kind: 'turn', seat: 0, round: 2, final: false },
    ],
  },
  { n: 3, actor: 0, time: 9, events: [{ kind: 'stopped', seat: 0 }] },
];
const lines = logLines(
  steps,
  (event, name) => (event.kind === 'turn' ? null : `${event.kind} ${name(Number(event['seat'] ?? 0))}`),
  (seat) => `P${seat}`,
);

test('a line leads to the position after it; what is not told has none', () => {
  expect(lines.map(({ n, text }) => [n, text])).toEqual([
    [1, 'started P1'],
    [3, 'stopped P1'],
    [4, 'stopped P0'],
  ]);
});

test('chance takes no turn of its own', () => {
  expect(lines.map(({ isChance, startsTurn }) => [isChance, startsTurn])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
});

test('each stop of the log is there once', () => {
  expect(historyStops([...lines, ...lines])).toEqual([1, 3, 4]);
});

const dealt = (n: number): StepSeen => ({ n, actor: -1, time: 0, events: [{ kind: 'drew', seat: n % 3 }] });
const inWords = (some: readonly StepSeen[]) =>
  logLines(
    some,
    (event, name) => `${event.kind} ${name(Number(event['seat']))}`,
    (seat) => `P${seat}`,
  );

test('a long run of one kind by chance is told by its first line', () => {
  const deal = inWords([
    ...Array.from({ length: 9 }, (_, n) => dealt(n)),
    { n: 9, actor: 0, time: 0, events: [{ kind: 'declared', seat: 0 }] },
  ]);
  expect(deal.map(({ n, text }) => [n, text])).toEqual([
    [1, 'drew P0'],
    [9, '… and 8 more of the kind.'],
    [10, 'declared P0'],
  ]);
});

test('a few lines of one kind are all told, and so is all that players do', () => {
  expect(inWords([0, 1, 2, 3].map(dealt))).toHaveLength(4);
  expect(inWords([0, 1, 2, 3, 4, 5].map((n) => ({ ...dealt(n), actor: 1 })))).toHaveLength(6);
});

test('what was said stands after the line that it followed', () => {
  const messages = [0, 1, 3, 9].map((n) => ({ seat: 0, text: `after ${n}`, n }));
  expect(withChat(lines, messages).map(({ text }) => text)).toEqual([
    'after 0',
    'started P1',
    'after 1',
    'stopped P1',
    'after 3',
    'stopped P0',
    'after 9',
  ]);
});

test('what was taken back is struck, and who took it back is told by the house', () => {
  const back: StepSeen = { n: 4, actor: 0, time: 12, events: [{ kind: 'taken-back', seat: 0, to: 3, free: false }] };
  const after: StepSeen = { n: 5, actor: 0, time: 20, events: [{ kind: 'stopped', seat: 0 }] };
  const retold = inWords([...steps.filter(({ n }) => n !== 2), back, after]);
  expect(retold.map(({ n, text, isTakenBack }) => [n, text, isTakenBack])).toEqual([
    [1, 'started P1', false],
    [4, 'stopped P0', true],
    [5, 'P0 takes back', false],
    [6, 'stopped P0', false],
  ]);
});

test('what goes on in the line before it leads to where it ends, and begins where that began', () => {
  const goOn = (event: { kind: string }) => (event.kind === 'stopped' ? 'and stops' : null);
  const joined = logLines(steps, (event) => event.kind, String, goOn);
  expect(joined.map(({ from, n, text }) => [from, n, text])).toEqual([
    [0, 3, 'started and stops'],
    [2, 4, 'turn and stops'],
  ]);
});
