import { expect, test } from 'vitest';
import { across, down, shareSquares, lap, square } from './score_track';

const squares = Array.from({ length: lap }, (_, points) => square(points));

test('a lap is a hundred different squares on the rim', () => {
  expect(new Set(squares.map(String)).size).toBe(100);
  expect(squares.every(([column, row]) => column === 0 || row === 0 || column === across - 1 || row === down - 1)).toBe(true);
});

test('each square touches the next, and the last the first', () => {
  const steps = squares.map(([column, row], at) => {
    const [nextColumn, nextRow] = square(at + 1);
    return Math.abs(nextColumn - column) + Math.abs(nextRow - row);
  });
  expect(new Set(steps)).toEqual(new Set([1]));
});

test('points wrap both ways', () => {
  expect(square(104)).toEqual(square(4));
  expect(square(-2)).toEqual(square(98));
});

test('those on one spot huddle in the order of their seats', () => {
  expect(shareSquares([8, null, 8, 12])).toEqual([
    { seat: 0, among: 0, of: 2 },
    { seat: 2, among: 1, of: 2 },
    { seat: 3, among: 0, of: 1 },
  ]);
});
