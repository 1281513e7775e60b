// A toy game and its table, for the tests of the house.
import type { GameInfo, SeatInfo, Table } from './wire';

export const nobody: SeatInfo = { holder: 'nobody', name: '', level: null, connected: false, mine: false, agreed: false };

export function person(name: string, more: Partial<SeatInfo> = {}): SeatInfo {
  return { ...nobody, holder: 'person', name, connected: true, ...more };
}

export function bot(name: string, level: string, more: Partial<SeatInfo> = {}): SeatInfo {
  return { ...nobody, holder: 'bot', name, level, connected: true, ...more };
}

export const me = person('Ada', { mine: true });

export const toy: GameInfo = {
  name: 'toy-game',
  title: 'Toy Game',
  version: 1,
  seats: [2, 3],
  options: [],
  bots: ['easy'],
  cooperative: false,
  convention: null,
};

export function table(more: Partial<Table> = {}): Table {
  const rest = { options: {}, advisor: true, chat: 'phrases', promise: '', watching: 0, wish: null, next_table: null } as const;
  return { kind: 'table', table: 'abc', game: toy, stage: 'open', seats: [me, nobody, nobody], ...rest, ...more };
}
