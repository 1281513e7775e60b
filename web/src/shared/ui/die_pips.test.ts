import { expect, test } from 'vitest';
import { diePips } from './die_pips';

test('each face of a die has as many pips as it counts, each at a place of its own', () => {
  const faces = [1, 2, 3, 4, 5, 6].map((face) => new Set(diePips(face, 10, 30).map(String)).size);
  expect(faces).toEqual([1, 2, 3, 4, 5, 6]);
  expect(diePips(1, 10, 30)).toEqual([[20, 20]]);
});
