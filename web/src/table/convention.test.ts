import { expect, test } from 'vitest';
import type { SeatInfo, Table } from '../lib/wire';
import { levelsOffered, strangersToIt } from './convention';

const seat = (name: string, agreed: boolean, level: string | null = null): SeatInfo => ({ holder: level ? 'bot' : 'person', name, level, connected: true, mine: false, agreed });
const empty: SeatInfo = { holder: 'nobody', name: '', level: null, connected: false, mine: false, agreed: false };

function table(...seats: SeatInfo[]): Table {
  const game = { name: 'bomb-busters', title: 'Bomb Busters', version: 1, seats: [2, 3], options: [], bots: ['hard', 'expert'], cooperative: true, convention: { levels: ['expert'], rule: 'BB-x1' } };
  return { kind: 'table', table: 'abc', game, options: {}, advisor: true, chat: 'phrases', promise: '', stage: 'open', seats, watching: 0, wish: null, next_table: null };
}

test('bots that keep the convention are offered once every person keeps it', () => {
  expect(levelsOffered(table(seat('Ada', true), seat('Ben', false), empty))).toEqual(['hard']);
  expect(levelsOffered(table(seat('Ada', true), seat('Ben', true), empty))).toEqual(['hard', 'expert']);
});

test('a bot that keeps it plays with nobody who does not, person or bot', () => {
  const names = (...seats: SeatInfo[]) => strangersToIt(table(...seats)).map(({ name }) => name);
  expect(names(seat('Ada', true), seat('Otto', true, 'expert'), empty)).toEqual([]);
  expect(names(seat('Ada', false), seat('Otto', true, 'expert'), seat('Bice', false, 'hard'))).toEqual(['Ada', 'Bice']);
  expect(names(seat('Ada', false), seat('Otto', false, 'hard'))).toEqual([]);
});
