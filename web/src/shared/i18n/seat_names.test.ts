import { expect, test } from 'vitest';
import { refusalText } from './refusal_text';
import { bot, emptySeat, person } from '../testing/fixtures';
import { seatName, seatNames } from './seat_names';

test('people have their own names, bots those of the catalogue, seats their numbers', () => {
  expect([person('Ada'), bot(1, 'easy'), emptySeat].map(seatName)).toEqual(['Ada', 'Bice', '']);
  const name = seatNames([person('Ada'), emptySeat]);
  expect([name(0), name(1), name(5)]).toEqual(['Ada', 'Seat 2', 'Seat 6']);
});

test('a refusal is put into words here, and one that is not known says so', () => {
  const refused = { kind: 'refused', code: 'not-now', rule: null } as const;
  expect(refusalText({ ...refused, key: 'server.refusal.seat-taken', facts: { seat: 2 } })).toBe('Seat 2 is taken: choose an empty one.');
  const more = [{ key: 'server.refusal.begun', facts: {} }];
  expect(refusalText({ ...refused, key: 'server.refusal.not-begun', facts: {}, more })).toBe(
    'The game has not begun yet. The game has begun: the seats are settled.',
  );
  expect(refusalText({ ...refused, key: 'server.refusal.of_tomorrow', facts: {} })).toBe('That is not possible now.');
});
