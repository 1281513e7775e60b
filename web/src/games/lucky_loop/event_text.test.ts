import { expect, test } from 'vitest';
import { person } from '../../shared/testing/fixtures';
import type { LuckyLoopView } from './wire';
import { status, eventText } from './event_text';

const names = ['Ada', 'Ben', 'Cleo'];
const name = (seat: number): string => names[seat] ?? '';
const seats = names.map((one, seat) => person(one, { mine: seat === 0 }));

test('an event is told with names and cards', () => {
  expect(eventText({ kind: 'declared', seat: 1, programme: 'rubber-duck', cards: ['R7', 'B12', 'Y3'] }, name)).toBe(
    'Ben lays red 7, blue 12, yellow 3 and flies Rubber Duck.',
  );
});

test('what is true, null or a reason chooses the sentence', () => {
  expect(eventText({ kind: 'drew', seat: 1, deck: 'red-blue', card: null }, name)).toBe('Ben draws a card from the red and blue deck.');
  expect(eventText({ kind: 'made', seat: 0, card: 'G4', dice: [4], exact: true, points: 2, highlight: false }, name)).toBe(
    'Ada makes green 4 exactly with 4: +2.',
  );
  expect(eventText({ kind: 'points-lost', seat: 0, points: 1, why: 'exchange' }, name)).toBe('Exchanging costs Ada 1 point.');
  expect(eventText({ kind: 'token-won', seat: 2, why: 'record' }, name)).toBe('Cleo earns a token for a record.');
});

test('the red die is told once', () => {
  expect(eventText({ kind: 'thrown', seat: 0, dice: [1, 3, 5], red: 0, fresh: [5] }, name)).toBe('Ada throws 1, 3, 5.');
  expect(eventText({ kind: 'thrown', seat: 0, dice: [1, 5, 5], red: 5, fresh: [5] }, name)).toBe('Ada throws 1, 5 and the red 5.');
  expect(eventText({ kind: 'thrown', seat: 0, dice: [5], red: 5, fresh: [5] }, name)).toBe('Ada throws the red 5.');
});

test('cards that are cleared away are told with those that are laid', () => {
  const laid = { kind: 'declared', seat: 1, programme: 'rubber-duck', cards: ['R7'] } as const;
  expect(eventText({ ...laid, cards: ['R7'], cleared: ['R3'] }, name)).toBe('Ben clears away red 3, lays red 7 and flies Rubber Duck.');
});

test('winners are counted', () => {
  expect(eventText({ kind: 'ended', scores: [70, 70, 60], winners: [0, 1] }, name)).toBe(
    'The game is over: Ada and Ben share the victory.',
  );
});

test('the status says whose turn it is', () => {
  const view = { seat: 0, turn: 1, phase: 'ready', result: null } as LuckyLoopView;
  expect(status(view, seats)).toBe('Ben is about to throw.');
  expect(status({ ...view, turn: 0 }, seats)).toBe('Your flight: throw the dice.');
  expect(status({ ...view, flight: { pool: 0 } as LuckyLoopView['flight'] }, seats)).toBe('Ben has no dice left to throw.');
  expect(status({ ...view, result: { scores: [70, 60, 50], winners: [0], reason: 'points' } }, seats)).toBe('Ada wins!');
});
