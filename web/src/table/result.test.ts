import { expect, test } from 'vitest';
import type { Result, SeatInfo } from '../lib/wire';
import { reasonOf, standings, winnersIn } from './result';

const seats: SeatInfo[] = ['Ada', 'Otto', 'Bice'].map((name, at) => ({ holder: 'person', name, level: null, connected: true, mine: at === 0 }));
const result = (scores: number[], winners: number[]): Result => ({ scores, winners, reason: 'free-programme' });

test('the best stand first', () => {
  expect(standings(result([12, 40, 31], [1]), seats).map(({ name, won }) => [name, won])).toEqual([
    ['Otto', true],
    ['Bice', false],
    ['Ada', false],
  ]);
});

test('the winners are named, and I am you', () => {
  expect(winnersIn(result([12, 40, 31], [1]), seats)).toBe('Otto wins');
  expect(winnersIn(result([52, 40, 31], [0]), seats)).toBe('You win!');
  expect(winnersIn(result([40, 40, 31], [0, 1]), seats)).toBe('Ada and Otto share the victory');
});

test('why it ended is told', () => {
  expect(reasonOf('lucky-loop', result([1, 2, 3], [2]))).toMatch(/most points win/);
});
