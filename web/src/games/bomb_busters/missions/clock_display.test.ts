import { expect, test } from 'vitest';
import { shownSeconds, timeText } from './clock_display.svelte';

test('the display counts down to what it shows when the clock speaks next', () => {
  const clock = { left: 900, then: 600 };
  expect(shownSeconds(clock, 300_000, 0)).toBe(900);
  expect(shownSeconds(clock, 300_000, 120_000)).toBe(780);
  expect(shownSeconds(clock, 300_000, 400_000)).toBe(600);
});

test('where the clock does not run it shows what was left', () => {
  expect(shownSeconds({ left: 300, then: 120 }, null, 5_000_000)).toBe(300);
});

test('a clock shows minutes and seconds', () => {
  expect(timeText(905)).toBe('15:05');
  expect(timeText(9)).toBe('0:09');
});
