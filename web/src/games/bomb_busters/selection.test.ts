import { beforeEach, expect, test } from 'vitest';
import type { Choice, View } from './types';
import { Selection } from './selection.svelte';

const point: Choice = { text: 'point 1.4', action: { kind: 'point', stand: 1, slot: 4 } };
const alone: Choice = { text: 'solo 7', action: { kind: 'solo', value: '7' } };
const [theirs, mine] = [
  { stand: 1, slot: 4 },
  { stand: 0, slot: 2 },
];
let selection: Selection;

beforeEach(() => {
  const view = {
    announceable: [{ value: '7', text: 'announce 7' }],
    stands: [[{ wire: '1' }, { wire: '7' }, { wire: '9' }]],
  } as unknown as View;
  selection = new Selection(() => ({ view, legal: [point, alone], send: () => undefined, needsWarning: () => false }));
});

test('a tap on a wire with which nothing can be done opens its notes', () => {
  selection.tap(mine);
  expect(selection.notesPlace).toEqual(mine);
});

test('while a value is asked for such a tap does not cover the values', () => {
  selection.tap(theirs);
  selection.tap(mine);
  expect(selection.isNaming).toBe(true);
  expect(selection.notesPlace).toBeNull();
});

test('a tap on my own wire does not cover the button that cuts its value alone', () => {
  selection.tap({ stand: 0, slot: 1 });
  expect(selection.notesPlace).toBeNull();
});

test('notes that are asked for are opened all the same', () => {
  selection.tap(theirs);
  selection.notesMode = true;
  selection.tap(mine);
  expect(selection.notesPlace).toEqual(mine);
});
