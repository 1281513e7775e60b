import { expect, test } from 'vitest';
import type { Choice, View } from './types';
import { choicesAtWire, forcedChoice, gapsIn, kindAt, nextValues, choiceNaming, tapResult, useChoice } from './legal_filter';

const choice = (text: string, action: Choice['action']): Choice => ({ text, action });
const point = (stand: number, slot: number | null): Choice =>
  choice(slot === null ? `point ${stand}` : `point ${stand}.${slot}`, { kind: 'point', stand, slot });
const mark = (stand: number, slot: number): Choice => choice(`mark ${stand}.${slot}`, { kind: 'mark', stand, slot });
const label = (stand: number, slot: number): Choice => choice(`label ${stand}.${slot}`, { kind: 'label', stand, slot });
const say = (...values: string[]): Choice => choice(`announce ${values.join(' ')}`, { kind: 'announce', values });
const at = (stand: number, slot: number) => ({ stand, slot });

test('a tap on a wire that can be pointed at points at it', () => {
  const legal = [point(1, 4), point(1, 5), say('7')];
  expect(tapResult(legal, null, at(1, 5))).toEqual({ sends: legal[1] });
  expect(tapResult(legal, null, at(0, 5))).toBeNull();
  expect(kindAt(legal, at(1, 4))).toBe('point');
});

test('where pointing waits for the value, a tap picks the wire, another tap another one, and the same tap none', () => {
  const legal = [point(1, 4), point(1, 5)];
  expect(tapResult(legal, null, at(1, 4), true)).toEqual({ picks: at(1, 4) });
  expect(tapResult(legal, at(1, 4), at(1, 5), true)).toEqual({ picks: at(1, 5) });
  expect(tapResult(legal, at(1, 4), at(1, 4), true)).toEqual({ picks: null });
  expect(tapResult(legal, at(1, 4), at(0, 1), true)).toBeNull();
});

test('a stand that is pointed at as a whole is tapped at any of its wires', () => {
  expect(tapResult([point(2, null)], null, at(2, 7))).toEqual({ sends: point(2, null) });
});

test('a token asks once: the second tap on the same wire puts it down, a tap on another one chooses anew', () => {
  const legal = [mark(0, 1), mark(0, 2)];
  expect(tapResult(legal, null, at(0, 1))).toEqual({ picks: at(0, 1) });
  expect(tapResult(legal, at(0, 1), at(0, 1))).toEqual({ sends: mark(0, 1) });
  expect(tapResult(legal, at(0, 1), at(0, 2))).toEqual({ picks: at(0, 2) });
});

test('a label takes two neighbours, in either order', () => {
  const legal = [label(0, 1), label(0, 2)];
  expect(choicesAtWire(legal, at(0, 2))).toHaveLength(2);
  expect(tapResult(legal, null, at(0, 2))).toEqual({ picks: at(0, 2) });
  expect(tapResult(legal, at(0, 2), at(0, 3))).toEqual({ sends: label(0, 2) });
  expect(tapResult(legal, at(0, 2), at(0, 1))).toEqual({ sends: label(0, 1) });
  expect(tapResult(legal, at(0, 2), at(0, 2))).toEqual({ picks: at(0, 2) });
});

test('one value is said at once, two are named one after the other', () => {
  expect(nextValues([say('3'), say('Y')], [])).toEqual(['3', 'Y']);
  expect(choiceNaming([say('3'), say('Y')], ['Y'])).toEqual(say('Y'));
  const pairs = [say('3', '5'), say('3', 'Y'), say('5', 'Y')];
  expect(choiceNaming(pairs, ['5'])).toBeUndefined();
  expect(nextValues(pairs, ['5'])).toEqual(['3', 'Y']);
  expect(choiceNaming(pairs, ['5', '3'])).toEqual(say('3', '5'));
});

test('a swapped wire is sorted in at the places that the server names', () => {
  const insert = choice('insert 1.2', { kind: 'insert', stand: 1, slot: 2 });
  expect([...gapsIn([insert], 1)]).toEqual([[2, insert]]);
  expect(gapsIn([insert], 0).size).toBe(0);
});

test('a card is used when the list says so', () => {
  const use = choice('use rewinder', { kind: 'use', card: 'rewinder' });
  expect(useChoice([use], 'rewinder')).toBe(use);
  expect(useChoice([use], 'post-it')).toBeUndefined();
});

test('what cannot be otherwise is not asked, but only where it follows from a move', () => {
  const lay = choice('lay 0.1', { kind: 'lay', stand: 0, slot: 1 });
  const view = { phase: 'lay', acting: 0, seat: 0 } as View;
  expect(forcedChoice(view, [lay])).toBe(lay);
  expect(forcedChoice(view, [lay, { ...lay, text: 'lay 0.2' }])).toBeNull();
  expect(forcedChoice({ ...view, phase: 'turn' }, [choice('reveal', { kind: 'reveal' })])).toBeNull();
  expect(forcedChoice({ ...view, seat: 1 }, [lay])).toBeNull();
});
