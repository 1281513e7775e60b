import { expect, test } from 'vitest';
import { redAt } from './cards';

test('the red die is found by its value, wherever it lies', () => {
  expect(redAt([3, 5], 3)).toBe(0);
  expect(redAt([3, 5], 5)).toBe(1);
  expect(redAt([4, 4, 6], 4)).toBe(1);
});

test('without a red die none is drawn red', () => {
  expect(redAt([3, 5], 0)).toBe(-1);
});
