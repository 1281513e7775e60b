import { describe, expect, it } from 'vitest';
import { isSameCell, turnedSides } from './tiles';

describe('a tile', () => {
  it('turns clockwise: what was in front is then at the right', () => {
    expect(turnedSides([1, 2, 3, 0], 0)).toEqual([1, 2, 3, 0]);
    expect(turnedSides([1, 2, 3, 0], 1)).toEqual([0, 1, 2, 3]);
    expect(turnedSides([1, 2, 3, 0], 2)).toEqual([3, 0, 1, 2]);
  });
});

describe('a cell', () => {
  it('is the same by column and row', () => {
    expect(isSameCell([7, 6], [7, 6])).toBe(true);
    expect(isSameCell([7, 6], [6, 7])).toBe(false);
    expect(isSameCell([7, 6], null)).toBe(false);
  });
});
