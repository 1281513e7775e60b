import { expect, test } from 'vitest';
import { bot, emptySeat, person, table as sample, toyGame } from '../../shared/testing/fixtures';
import { seatName } from '../../shared/i18n/seat_names';
import type { SeatInfo, Table } from '../../shared/net/wire';
import { availableLevels, seatsWithoutConsent } from './convention';

function table(...seats: SeatInfo[]): Table {
  return sample({ seats, game: { ...toyGame, bots: ['hard', 'expert'], convention: { levels: ['expert'], rule: 'TG-1' } } });
}

test('bots that keep the convention are offered once every person keeps it', () => {
  expect(availableLevels(table(person('Ada', { agreed: true }), person('Ben'), emptySeat))).toEqual(['hard']);
  expect(availableLevels(table(person('Ada', { agreed: true }), person('Ben', { agreed: true }), emptySeat))).toEqual(['hard', 'expert']);
});

test('a bot that keeps it plays with nobody who does not, person or bot', () => {
  const names = (...seats: SeatInfo[]) => seatsWithoutConsent(table(...seats)).map(seatName);
  const otto = bot(0, 'expert', { agreed: true });
  expect(names(person('Ada', { agreed: true }), otto, emptySeat)).toEqual([]);
  expect(names(person('Ada'), otto, bot(1, 'hard'))).toEqual(['Ada', 'Bice']);
  expect(names(person('Ada'), bot(0, 'hard'))).toEqual([]);
});
