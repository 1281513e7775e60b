import { expect, test } from 'vitest';
import { refusalWords } from './refusal_text';
import { bot, nobody, person } from '../testing/fixtures';
import { nameOf, naming } from './seat_names';

test('people have their own names, bots those of the catalogue, seats their numbers', () => {
  expect([person('Ada'), bot(1, 'easy'), nobody].map(nameOf)).toEqual(['Ada', 'Bice', '']);
  const name = naming([person('Ada'), nobody]);
  expect([name(0), name(1), name(5)]).toEqual(['Ada', 'Seat 2', 'Seat 6']);
});

test('a refusal is put into words here, and one that is not known says so', () => {
  const refused = { kind: 'refused', code: 'not-now', rule: null } as const;
  expect(refusalWords({ ...refused, key: 'server.refusal.seat-taken', facts: { seat: 2 } })).toBe('Seat 2 is taken: choose an empty one.');
  const more = [{ key: 'server.refusal.begun', facts: {} }];
  expect(refusalWords({ ...refused, key: 'server.refusal.not-begun', facts: {}, more })).toBe(
    'The game has not begun yet. The game has begun: the seats are settled.',
  );
  expect(refusalWords({ ...refused, key: 'server.refusal.of_tomorrow', facts: {} })).toBe('That is not possible now.');
});
