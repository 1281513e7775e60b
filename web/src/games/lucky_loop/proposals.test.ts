import { expect, test } from 'vitest';
import type { BoxView, Choice, LuckyLoopView } from './wire';
import { proposals, waysTo } from './proposals';

const view = { faces: { R7: ['red', 7, 5, 2] } } as unknown as LuckyLoopView;
const box: BoxView = { card: 'R7', dice: [], highlight: false, points: 0, red: 0 };
const make = (card: string, dice: number[], highlight = false): Choice => ({
  text: `make ${card}${highlight ? '*' : ''} with ${dice.join(' ')}`,
  action: { kind: 'make', card, dice, highlight },
});
const legal = [
  make('R7', [1, 2, 4]),
  make('R7', [3, 4]),
  make('R7', [6, 2]),
  make('R7', [6, 2, 1]),
  make('B4', [4]),
  make('R7', [3, 4], true),
];

test('a card has the ways that the list gives it, with what they pay', () => {
  expect(waysTo(view, legal, box).map(({ text, exact, points }) => [text, exact, points])).toEqual([
    ['make R7 with 1 2 4', true, 5],
    ['make R7 with 3 4', true, 5],
    ['make R7 with 6 2', false, 2],
    ['make R7 with 6 2 1', false, 2],
  ]);
});

test('the highlight has its own ways, and pays double', () => {
  expect(waysTo(view, legal, { ...box, highlight: true })).toEqual([{ text: 'make R7* with 3 4', dice: [3, 4], exact: true, points: 10 }]);
});

test('a made card has none', () => {
  expect(waysTo(view, legal, { ...box, dice: [6, 1] })).toEqual([]);
});

test('exactly and over are each proposed with the fewest dice', () => {
  expect(proposals(waysTo(view, legal, box)).map(({ text }) => text)).toEqual(['make R7 with 3 4', 'make R7 with 6 2']);
  expect(proposals([])).toEqual([]);
});
