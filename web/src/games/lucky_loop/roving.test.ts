import { expect, test } from 'vitest';
import { stepped } from './roving';

test('arrows walk round a group, Home and End go to its ends', () => {
  expect(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Home', 'End'].map((key) => stepped(key, 2, 4))).toEqual([3, 3, 1, 1, 0, 3]);
  expect([stepped('ArrowRight', 3, 4), stepped('ArrowLeft', 0, 4)]).toEqual([0, 3]);
});

test('no other key walks, and nobody walks where nothing is', () => {
  expect([stepped('Enter', 0, 4), stepped('End', -1, 0)]).toEqual([null, null]);
});
