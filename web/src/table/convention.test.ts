import { expect, test } from 'vitest';
import { bot, nobody, person, table as sample, toy } from '../lib/samples';
import type { SeatInfo, Table } from '../lib/wire';
import { levelsOffered, strangersToIt } from './convention';

const seat = (name: string, agreed: boolean, level: string | null = null): SeatInfo => (level ? bot(name, level, { agreed }) : person(name, { agreed }));

function table(...seats: SeatInfo[]): Table {
  return sample({ seats, game: { ...toy, bots: ['hard', 'expert'], convention: { levels: ['expert'], rule: 'TG-1' } } });
}

test('bots that keep the convention are offered once every person keeps it', () => {
  expect(levelsOffered(table(seat('Ada', true), seat('Ben', false), nobody))).toEqual(['hard']);
  expect(levelsOffered(table(seat('Ada', true), seat('Ben', true), nobody))).toEqual(['hard', 'expert']);
});

test('a bot that keeps it plays with nobody who does not, person or bot', () => {
  const names = (...seats: SeatInfo[]) => strangersToIt(table(...seats)).map(({ name }) => name);
  expect(names(seat('Ada', true), seat('Otto', true, 'expert'), nobody)).toEqual([]);
  expect(names(seat('Ada', false), seat('Otto', true, 'expert'), seat('Bice', false, 'hard'))).toEqual(['Ada', 'Bice']);
  expect(names(seat('Ada', false), seat('Otto', false, 'hard'))).toEqual([]);
});
