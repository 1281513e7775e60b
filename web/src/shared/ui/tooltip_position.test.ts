import { expect, test } from 'vitest';
import { placeTooltip } from './tooltip_position';

const screen = [400, 800] as const;
const card = { width: 200, height: 100 };
const thing = (left: number, top: number, width = 40, height = 40) => ({ left, top, right: left + width, bottom: top + height });

test('a card lies below its thing, in the middle', () => {
  expect(placeTooltip(thing(180, 100), card, screen)).toEqual({ left: 100, top: 150 });
});

test('at the foot of the screen it lies above', () => {
  expect(placeTooltip(thing(180, 740), card, screen)).toEqual({ left: 100, top: 630 });
});

test('at the sides it stays on the screen', () => {
  expect(placeTooltip(thing(0, 100), card, screen).left).toBe(8);
  expect(placeTooltip(thing(380, 100), card, screen).left).toBe(192);
});

test('a thing as high as the screen has it beside', () => {
  expect(placeTooltip(thing(0, 0, 100, 800), card, screen)).toEqual({ left: 110, top: 350 });
});
