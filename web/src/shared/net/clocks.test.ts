import { expect, test } from 'vitest';
import { clockAgreed, clocks, clockWords, kindOf } from '../i18n/time_controls';
import { millisecondsOf, timesOf, timeWords } from './clocks';
import type { Moves } from './wire';

const moves = { times: [5000, 7000], awaited: [1] } as unknown as Moves;

test('only the time of whom the game waits for is running', () => {
  const times = timesOf(moves, 100);
  expect(times.map((time) => millisecondsOf(time, 2100))).toEqual([5000, 5000]);
  expect(times.map((time) => millisecondsOf(time, 99_000))).toEqual([5000, 0]);
});

test('without a clock nobody has a time', () => {
  expect(timesOf({ ...moves, times: null }, 0)).toEqual([]);
});

test.each([
  [59_999, '00:59'],
  [61_000, '01:01'],
  [3_661_000, '1:01:01'],
  [90_000_000, '1 d 1 h'],
])('%i milliseconds are %s', (milliseconds, words) => expect(timeWords(milliseconds)).toBe(words));

test('every clock is found again under its kind, and has words', () => {
  for (const [kind, few] of Object.entries(clocks)) {
    for (const clock of few)
      expect([kindOf(clock), clockWords(clock).length > 0, clockAgreed(clock).length > 0]).toEqual([kind, true, true]);
  }
  expect([kindOf(null), clockAgreed(null)]).toEqual(['none', 'None']);
});
