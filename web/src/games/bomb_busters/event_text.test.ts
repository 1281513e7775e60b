import { expect, test } from 'vitest';
import { person } from '../../shared/testing/fixtures';
import type { View } from './types';
import { continueLine, idleText, actionText, status, eventText } from './event_text';

const names = ['Ada', 'Ben', 'Cleo'];
const name = (seat: number): string => names[seat] ?? '';
const seats = names.map((one, seat) => person(one, { mine: seat === 0 }));

test('a wire is told by the letter of its stand and its number', () => {
  expect(eventText({ kind: 'pointed', seat: 1, stand: 2, slot: 4 }, name)).toBe('Ben points at C5.');
  expect(eventText({ kind: 'pointed', seat: 1, stand: 2, slot: null }, name)).toBe('Ben points at all of stand C.');
  expect(eventText({ kind: 'wire-cut', seat: 1, stand: 0, slot: 0, wire: 'Y4' }, name)).toBe('A1 is cut: yellow 4.1.');
  expect(eventText({ kind: 'wire-cut', seat: 1, stand: 0, slot: 0, wire: 'R4', revealed: true }, name)).toBe('A1 is laid open: red 4.5.');
});

test('values are said in words', () => {
  expect(eventText({ kind: 'announced', seat: 0, values: ['7', 'Y'], right: false }, name)).toBe('Ada says 7 or yellow. Wrong!');
  expect(eventText({ kind: 'announced', seat: 0, values: ['7'], right: true }, name)).toBe('Ada says 7. Right!');
});

test('reasons and what is not known choose the sentence', () => {
  expect(eventText({ kind: 'marked', seat: 2, stand: 1, slot: 3, value: '9', why: 'missed', how: 'shown' }, name)).toBe(
    'B4 is shown, for want of a token: 9.',
  );
  expect(eventText({ kind: 'taken', seat: 0, giver: 2, stand: 0, slot: 1, wire: null }, name)).toBe(
    'Ada sorts the wire from Cleo in at A2.',
  );
  expect(eventText({ kind: 'dial-moved', left: 2, why: 'rewinder' }, name)).toBe('The dial goes back: 2 left.');
});

test('the radar names the stands that have the number, or none', () => {
  expect(eventText({ kind: 'scanned', seat: 0, value: '7', found: [true, false, true] }, name)).toBe(
    'Ada asks the radar for 7. Stands that have one: A and C.',
  );
  expect(eventText({ kind: 'scanned', seat: 0, value: '7', found: [false, false] }, name)).toContain('none');
});

test('the deal goes without words', () => {
  expect(eventText({ kind: 'dealt', seat: 0, stand: 0, wire: '5' }, name)).toBeNull();
});

test('a button says what it does', () => {
  expect(actionText({ kind: 'use', card: 'coffee-mug' }, name)).toBe('Use the Coffee Mug');
  expect(actionText({ kind: 'next', seat: 2 }, name)).toBe('Cleo plays');
  expect(actionText({ kind: 'solo', value: 'Y' }, name)).toBe('Solo cut: every yellow left');
});

test('the status says who is waited for, and how it ended', () => {
  const view = { seat: 0, acting: 1, phase: 'announce', asker: null, result: null } as View;
  expect(status(view, seats)).toBe('Ben points, and thinks.');
  expect(status({ ...view, acting: 0 }, seats)).toBe('Your cut: what is it?');
  expect(status({ ...view, result: { scores: [1, 1, 1], winners: [0, 1, 2], reason: 'defused' } }, seats)).toBe('Defused!');
});

test('who has no wires left is told that the others finish', () => {
  const view = {
    seat: 0,
    acting: 1,
    phase: 'turn',
    turns: 9,
    asker: null,
    result: null,
    players: [{ left: 0 }, { left: 2 }],
  } as unknown as View;
  expect(idleText(view, seats)).toBe('You have no wires left; the others finish.');
  expect(idleText({ ...view, turns: 0 }, seats)).toBe(status(view, seats));
});

test('pointing, saying and cutting are one line; whose turn it is stands above, and begins none', () => {
  const pointed = { kind: 'pointed', seat: 1, stand: 2, slot: 4 } as const;
  const announced = { kind: 'announced' as const, seat: 1, values: ['7'], right: true };
  const cut = { kind: 'wire-cut', seat: 2, stand: 2, slot: 4, wire: '7' } as const;
  expect(continueLine(announced, pointed, name)).toBe('Says 7: right!');
  expect(continueLine({ ...pointed, slot: 5 }, pointed, name)).toBe('And at C6.');
  expect(continueLine(cut, announced, name)).toBe('C5 is cut: blue 7.');
  expect(continueLine(cut, { kind: 'solo-cut', seat: 2, value: '7', count: 2 }, name)).toBe('');
  expect(continueLine(cut, { kind: 'unlocked', card: 'post-it' }, name, { kind: 'solo-cut', seat: 2, value: '7', count: 4 })).toBe('');
  expect(continueLine(pointed, cut, name)).toBeNull();
  expect(eventText({ kind: 'turn', seat: 1, turn: 3 }, name)).toBeNull();
});
