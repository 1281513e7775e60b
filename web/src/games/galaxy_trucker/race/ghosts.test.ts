import { expect, test } from 'vitest';
import { withMoves } from './ghosts.svelte';
import type { PlacedStep } from '../wire';

const face = { kind: 'cannon', sides: [0, 0, 0, 0] } as unknown as PlacedStep['face'];
const laid = (tile: number, cell: PlacedStep['cell']): PlacedStep => ({ tile, face, cell, turn: 0 });

test('a ship grows by what is laid, moved and lifted', () => {
  const first = withMoves(new Map(), [laid(1, [7, 7]), laid(2, [7, 6])]);
  expect([...first.values()].map(({ cell }) => cell)).toEqual([
    [7, 7],
    [7, 6],
  ]);
  const moved = withMoves(first, [laid(2, [8, 7])]);
  expect(moved.get(2)?.cell).toEqual([8, 7]);
  expect([...withMoves(moved, [laid(2, null)]).keys()]).toEqual([1]);
  expect(first.get(2)?.cell).toEqual([7, 6]);
});
