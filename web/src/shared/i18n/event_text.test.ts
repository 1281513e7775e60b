import { expect, test } from 'vitest';
import { objectText, messageCall, defaultKeySuffix } from './event_text';
import { addMessages } from './i18n';

const name = (seat: number): string => ['Ada', 'Otto'][seat] ?? '';

test('the key is the area and the kind, lengthened by reasons, by what is true and by what is null', () => {
  const said = { kind: 'cut', why: 'missed', right: true, wrong: false, wire: null };
  expect(messageCall('toy.event', said, name)).toEqual({ key: 'toy.event.cut.missed.right.no-wire', facts: { why: 'missed' } });
});

test('seats are told by their names, winners counted, lists in a row', () => {
  const { facts } = messageCall('toy.event', { kind: 'ended', seat: 1, winners: [0, 1], dice: [3, 5], left: 4 }, name);
  expect(facts).toEqual({ name: 'Otto', winners: 'Ada and Otto', count: 2, dice: '3, 5', left: 4 });
});

test('a game has a manner of its own', () => {
  const rules = {
    keySuffix: (field: string, value: unknown) => (field === 'how' ? `.${String(value)}` : defaultKeySuffix(field, value)),
    fieldFacts: { card: (card: string) => ({ card: card.toUpperCase() }) },
    extraFacts: ({ x, y }: { kind: string; x: number; y: number }) => ({ place: `${x}/${y}` }),
  };
  const said = { kind: 'laid', how: 'openly', card: 'r7', x: 1, y: 2 };
  expect(messageCall('toy.event', said, name, rules)).toMatchObject({ key: 'toy.event.laid.openly', facts: { card: 'R7', place: '1/2' } });
});

test('a sentence that the catalogue does not have is a fault', () => {
  addMessages('toy-event-rolled = { $name } rolls { $dice }.');
  expect(objectText('toy.event', { kind: 'rolled', seat: 0, dice: [1, 6] }, name)).toBe('Ada rolls 1, 6.');
  expect(() => objectText('toy.event', { kind: 'slept', seat: 0 }, name)).toThrow('toy-event-slept');
});
