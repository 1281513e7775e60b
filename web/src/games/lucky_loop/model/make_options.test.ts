import { expect, test } from 'vitest';
import type { BoxView, Choice, LuckyLoopView, WayView } from '../wire';
import { shortList, makeOptions } from './make_options';

const box: BoxView = { card: 'R7', dice: [], highlight: false, points: 0, red: 0, exact: false, missed: null };
const way = (dice: number[], exact: boolean, points: number, highlight = false): WayView => ({
  card: 'R7',
  dice,
  exact,
  points,
  highlight,
});
const ways = [way([1, 2, 4], true, 5), way([3, 4], true, 5), way([6, 2], false, 2), way([6, 2, 1], false, 2), way([3, 4], true, 10, true)];
const view = { flight: { ways } } as unknown as LuckyLoopView;
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

test('a card has the ways that the list gives it, with what the position says they pay', () => {
  expect(makeOptions(view, legal, box).map(({ choice, exact, points }) => [choice.text, exact, points])).toEqual([
    ['make R7 with 1 2 4', true, 5],
    ['make R7 with 3 4', true, 5],
    ['make R7 with 6 2', false, 2],
    ['make R7 with 6 2 1', false, 2],
  ]);
});

test('the highlight has its own ways', () => {
  expect(makeOptions(view, legal, { ...box, highlight: true }).map(({ choice, points }) => [choice.text, points])).toEqual([
    ['make R7* with 3 4', 10],
  ]);
});

test('a made card has none', () => {
  expect(makeOptions(view, legal, { ...box, dice: [6, 1] })).toEqual([]);
});

test('exactly and over are each proposed with the fewest dice', () => {
  expect(shortList(makeOptions(view, legal, box)).map(({ choice }) => choice.text)).toEqual(['make R7 with 3 4', 'make R7 with 6 2']);
  expect(shortList([])).toEqual([]);
});
