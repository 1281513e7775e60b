import { expect, test } from 'vitest';
import { percent } from './percent';

test('what is not certain never looks so', () => {
  expect([0, 0.001, 0.333, 0.999, 1].map(percent)).toEqual([0, 1, 33, 99, 100]);
});
