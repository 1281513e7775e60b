import { beforeEach, expect, test } from 'vitest';
import type { Choice, View } from './types';
import { Choosing } from './selection.svelte';

const point: Choice = { text: 'point 1.4', action: { kind: 'point', stand: 1, slot: 4 } };
const alone: Choice = { text: 'solo 7', action: { kind: 'solo', value: '7' } };
const [theirs, mine] = [
  { stand: 1, slot: 4 },
  { stand: 0, slot: 2 },
];
let choosing: Choosing;

beforeEach(() => {
  const view = {
    announceable: [{ value: '7', text: 'announce 7' }],
    stands: [[{ wire: '1' }, { wire: '7' }, { wire: '9' }]],
  } as unknown as View;
  choosing = new Choosing(() => ({ view, legal: [point, alone], send: () => undefined, doubts: () => false }));
});

test('a tap on a wire with which nothing can be done opens its notes', () => {
  choosing.tap(mine);
  expect(choosing.noted).toEqual(mine);
});

test('while a value is asked for such a tap does not cover the values', () => {
  choosing.tap(theirs);
  choosing.tap(mine);
  expect(choosing.isNaming).toBe(true);
  expect(choosing.noted).toBeNull();
});

test('a tap on my own wire does not cover the button that cuts its value alone', () => {
  choosing.tap({ stand: 0, slot: 1 });
  expect(choosing.noted).toBeNull();
});

test('notes that are asked for are opened all the same', () => {
  choosing.tap(theirs);
  choosing.noting = true;
  choosing.tap(mine);
  expect(choosing.noted).toEqual(mine);
});
