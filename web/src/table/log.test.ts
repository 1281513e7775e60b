import { expect, test } from 'vitest';
import type { StepSeen } from '../lib/wire';
import { stops, told } from './log';

const steps: StepSeen[] = [
  { n: 0, actor: -1, time: 0, events: [{ kind: 'started', seat: 1 }] },
  { n: 1, actor: 1, time: 5, events: [] },
  { n: 2, actor: 1, time: 9, events: [{ kind: 'stopped', seat: 1 }, { kind: 'turn', seat: 0, round: 2, final: false }] },
  { n: 3, actor: 0, time: 9, events: [{ kind: 'stopped', seat: 0 }] },
];
const lines = told(steps, (event, name) => (event.kind === 'turn' ? null : `${event.kind} ${name(Number(event['seat'] ?? 0))}`), (seat) => `P${seat}`);

test('a line leads to the position after it; what is not told has none', () => {
  expect(lines.map(({ n, words }) => [n, words])).toEqual([
    [1, 'started P1'],
    [3, 'stopped P1'],
    [4, 'stopped P0'],
  ]);
});

test('chance takes no turn of its own', () => {
  expect(lines.map(({ chance, turns }) => [chance, turns])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
});

test('each stop of the log is there once', () => {
  expect(stops([...lines, ...lines])).toEqual([1, 3, 4]);
});
