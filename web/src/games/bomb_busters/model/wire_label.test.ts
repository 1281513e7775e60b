import { expect, test } from 'vitest';
import type { Insight, Slot, View } from '../types';
import { factText, labelAfter, likeliest, wireLabel, type LabelContext } from './wire_label';
import { placeOf, valuesIn } from './wires';

const slot = (tile: number, wire: string | null = null, token: string | null = null, cut = false): Slot => ({ tile, wire, cut, token });
const view = {
  seat: 0,
  players: [
    { stands: [0], detector: true },
    { stands: [1], detector: true },
  ],
  stands: [
    [slot(0, '5'), slot(1, 'R4')],
    [slot(2, null, '6'), slot(3), slot(4, '8', null, true)],
  ],
  facts: [
    { kind: 'unequal', left: 2, right: 3 },
    { kind: 'holds', tiles: [2, 3], value: '7' },
    { kind: 'found', tiles: [2, 3], values: ['7', 'Y'] },
  ],
  values: [
    { value: '1', cut: 0, of: 4 },
    { value: '2', cut: 0, of: 4 },
    { value: '3', cut: 0, of: 4 },
    { value: '4', cut: 0, of: 0 },
    { value: 'Y', cut: 0, of: 1 },
    { value: 'R', cut: 0, of: 0 },
  ],
  yellow: { values: [2, 3], drawn: 2, in_play: 1, open: true },
  red: { values: [], drawn: 0, in_play: 0, open: false },
  aim: null,
  result: null,
} as unknown as View;
const told = (stand: number, at: number, more: Partial<LabelContext> = {}): LabelContext => ({
  view,
  place: { stand, slot: at },
  name: () => 'Ben',
  notes: [],
  guess: null,
  picked: false,
  kind: null,
  ...more,
});

test('the name of a wire says everything that the eye sees', () => {
  expect(wireLabel(told(1, 0, { kind: 'point' }))).toBe("Ben's wire B1, hidden, token 6, different from B2: point at it");
  expect(wireLabel(told(1, 1, { notes: ['7', 'Y'] }))).toBe("Ben's wire B2, hidden, different from B1, noted 7 or yellow");
  expect(wireLabel(told(1, 2))).toBe("Ben's wire B3, blue 8, cut");
  expect(wireLabel(told(0, 1))).toBe('Your wire A2, red 4.5');
  expect(wireLabel(told(1, 1, { guess: { value: '7', chance: 0.314, danger: 0 } }))).toMatch(/31 percent 7$/);
  expect(wireLabel(told(1, 1, { guess: { value: '7', chance: 0.47, danger: 0.17 } }))).toMatch(/47 percent 7, 17 percent red$/);
});

test('labels lie between neighbours', () => {
  expect(labelAfter(view, { stand: 1, slot: 0 })).toBe('unequal');
  expect(labelAfter(view, { stand: 1, slot: 1 })).toBeNull();
});

test('facts are told as they concern one wire', () => {
  expect(view.facts.map((fact) => factText(view, fact, 3))).toEqual([
    'It differs from B1.',
    'One of 2 wires here is 7.',
    'One of 2 wires here is 7 or yellow.',
  ]);
});

test('where only what is certain may be told, nothing else is', () => {
  const insight: Insight = { kind: 'wires', eyes: 'mine', hidden: { 2: { '6': 1 }, 3: { '7': 0.75, '8': 0.25 } } };
  expect(likeliest(insight, 3, 'odds')).toEqual({ value: '7', chance: 0.75, danger: 0 });
  expect(likeliest(insight, 3, 'certain')).toBeNull();
  expect(likeliest(insight, 2, 'certain')).toEqual({ value: '6', chance: 1, danger: 0 });
  expect(likeliest(null, 2, 'odds')).toBeNull();
});

test('a tile is found where it stands; values are those of the mission', () => {
  expect(placeOf(view, 3)).toEqual({ stand: 1, slot: 1 });
  expect(placeOf(view, 9)).toBeNull();
  expect(valuesIn(view)).toEqual(['1', '2', '3', 'Y']);
});
