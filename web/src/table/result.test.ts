import { expect, test } from 'vitest';
import type { Result, SeatInfo } from '../lib/wire';
import { againWords, headline, reasonOf, standings } from './result';

const seats: SeatInfo[] = ['Ada', 'Otto', 'Bice'].map((name, at) => ({ holder: 'person', name, level: null, connected: true, mine: at === 0, agreed: false }));
const result = (scores: number[], winners: number[], reason = 'free-programme'): Result => ({ scores, winners, reason });

test('the best stand first', () => {
  expect(standings(result([12, 40, 31], [1]), seats).map(({ name, won }) => [name, won])).toEqual([
    ['Otto', true],
    ['Bice', false],
    ['Ada', false],
  ]);
});

test('the winners are named, and I am you', () => {
  const won = (scores: number[], winners: number[]) => headline('lucky-loop', result(scores, winners), seats);
  expect(won([12, 40, 31], [1])).toBe('Otto wins');
  expect(won([52, 40, 31], [0])).toBe('You win!');
  expect(won([40, 40, 31], [0, 1])).toBe('Ada and Otto share the victory');
  expect(won([0, 0, 0], [])).toBe('Nobody wins');
});

test('a team wins or loses together, whoever is in it', () => {
  expect(headline('bomb-busters', result([1, 1, 1], [0, 1, 2], 'defused'), seats)).toBe('Defused!');
  expect(headline('bomb-busters', result([0, 0, 0], [], 'red'), seats)).toBe('Boom!');
});

test('after a loss one plays again, after a mission defused one goes on', () => {
  expect(againWords('bomb-busters', result([0, 0, 0], [], 'dial'))).toBe('Play again');
  expect(againWords('bomb-busters', result([1, 1, 1], [0, 1, 2], 'defused'))).toBe('Go on');
});

test('why it ended is told', () => {
  expect(reasonOf('lucky-loop', result([1, 2, 3], [2]))).toMatch(/most points win/);
  expect(reasonOf('bomb-busters', result([0, 0, 0], [], 'dial'))).toMatch(/dial/);
  expect(reasonOf('galaxy-trucker', result([4, 9, -2], [1], 'arrived'))).toMatch(/credits/);
});
