import { expect, test } from 'vitest';
import { bot, nobody, person, table as sample, toy } from '../../shared/testing/fixtures';
import { nameOf } from '../../shared/i18n/seat_names';
import type { SeatInfo, Table } from '../../shared/net/wire';
import { levelsOffered, strangersToIt } from './convention';

function table(...seats: SeatInfo[]): Table {
  return sample({ seats, game: { ...toy, bots: ['hard', 'expert'], convention: { levels: ['expert'], rule: 'TG-1' } } });
}

test('bots that keep the convention are offered once every person keeps it', () => {
  expect(levelsOffered(table(person('Ada', { agreed: true }), person('Ben'), nobody))).toEqual(['hard']);
  expect(levelsOffered(table(person('Ada', { agreed: true }), person('Ben', { agreed: true }), nobody))).toEqual(['hard', 'expert']);
});

test('a bot that keeps it plays with nobody who does not, person or bot', () => {
  const names = (...seats: SeatInfo[]) => strangersToIt(table(...seats)).map(nameOf);
  const otto = bot(0, 'expert', { agreed: true });
  expect(names(person('Ada', { agreed: true }), otto, nobody)).toEqual([]);
  expect(names(person('Ada'), otto, bot(1, 'hard'))).toEqual(['Ada', 'Bice']);
  expect(names(person('Ada'), bot(0, 'hard'))).toEqual([]);
});
