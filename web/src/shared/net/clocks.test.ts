import { expect, test } from 'vitest';
import { clockDescription, timeControls, clockText, kindOfClock } from '../i18n/time_controls';
import { remainingMs, timesLeft, timeText } from './clocks';
import type { Moves } from './wire';

const moves = { times: [5000, 7000], awaited: [1] } as unknown as Moves;

test('only the time of whom the game waits for is running', () => {
  const times = timesLeft(moves, 100);
  expect(times.map((time) => remainingMs(time, 2100))).toEqual([5000, 5000]);
  expect(times.map((time) => remainingMs(time, 99_000))).toEqual([5000, 0]);
});

test('without a clock nobody has a time', () => {
  expect(timesLeft({ ...moves, times: null }, 0)).toEqual([]);
});

test.each([
  [59_999, '00:59'],
  [61_000, '01:01'],
  [3_661_000, '1:01:01'],
  [90_000_000, '1 d 1 h'],
])('%i milliseconds are %s', (milliseconds, words) => expect(timeText(milliseconds)).toBe(words));

test('every clock is found again under its kind, and has words', () => {
  for (const [kind, few] of Object.entries(timeControls)) {
    for (const clock of few)
      expect([kindOfClock(clock), clockText(clock).length > 0, clockDescription(clock).length > 0]).toEqual([kind, true, true]);
  }
  expect([kindOfClock(null), clockDescription(null)]).toEqual(['none', 'None']);
});
