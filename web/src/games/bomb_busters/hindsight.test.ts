import { expect, test } from 'vitest';
import type { Risk } from './border';
import { extremes } from './hindsight';

const risk = (n: number, success: number, succeeded: boolean): Risk => ({ n, seat: 0, success, ruin: 0, succeeded });

test('what surprised most is found on either side', () => {
  const found = extremes([
    risk(3, 0.3, true),
    risk(9, 0.2, true),
    risk(12, 0.9, true),
    risk(15, 0.8, false),
    risk(20, 0.6, false),
    risk(22, 0.1, false),
  ]);
  expect([found.luckiest?.n, found.unluckiest?.n]).toEqual([9, 15]);
});

test('where all went as was to be expected nothing is named', () => {
  expect(extremes([risk(3, 0.9, true), risk(4, 0.2, false)])).toEqual({ luckiest: null, unluckiest: null });
});
