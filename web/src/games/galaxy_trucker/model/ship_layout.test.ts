import { describe, expect, it } from 'vitest';
import { shipLayout, nextCell } from './ship_layout';
import type { Cell } from './tiles';

/** Level II from the front: two lone cells, then wider rows with a gap behind the cabin. */
const outline: Cell[] = [
  [6, 5],
  [8, 5],
  [5, 6],
  [6, 6],
  [7, 6],
  [8, 6],
  [9, 6],
  [6, 7],
  [7, 7],
  [8, 7],
  [6, 9],
  [8, 9],
];
const plan = shipLayout(outline);

describe('the plan of a ship', () => {
  it('has all columns and rows between its outermost cells', () => {
    expect(plan.columns).toEqual([5, 6, 7, 8, 9]);
    expect(plan.rows).toEqual([5, 6, 7, 8, 9]);
    expect(plan.inside.has('7-5')).toBe(false);
  });

  it('is walked with the arrow keys, over gaps and not beyond the rim', () => {
    expect(nextCell(plan, [7, 7], 'ArrowUp')).toEqual([7, 6]);
    expect(nextCell(plan, [7, 6], 'ArrowUp')).toEqual([7, 6]);
    expect(nextCell(plan, [6, 5], 'ArrowRight')).toEqual([8, 5]);
    expect(nextCell(plan, [6, 7], 'ArrowDown')).toEqual([6, 9]);
    expect(nextCell(plan, [5, 6], 'ArrowLeft')).toEqual([5, 6]);
  });

  it('has ends of its rows', () => {
    expect(nextCell(plan, [7, 6], 'Home')).toEqual([5, 6]);
    expect(nextCell(plan, [7, 6], 'End')).toEqual([9, 6]);
  });

  it('is not walked by other keys', () => {
    expect(nextCell(plan, [7, 7], 'Enter')).toBeNull();
  });
});
