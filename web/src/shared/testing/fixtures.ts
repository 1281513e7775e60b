// A toy game and its table for the tests of shared code.
import type { GameOffer, Moves, PastPosition, Refused, SeatInfo, StepSeen, Table } from '../net/wire';

export const emptySeat: SeatInfo = { holder: 'nobody', name: '', key: null, level: null, connected: false, mine: false, agreed: false };

export function person(name: string, more: Partial<SeatInfo> = {}): SeatInfo {
  return { ...emptySeat, holder: 'person', name, connected: true, ...more };
}

/** Bots are named by the catalogue: number 0 is Otto, 1 is Bice. */
export function bot(number: number, level: string, more: Partial<SeatInfo> = {}): SeatInfo {
  return { ...emptySeat, holder: 'bot', key: `bot.name.${number}`, level, connected: true, ...more };
}

export const mySeat = person('Ada', { mine: true });

export const toyGame: GameOffer = {
  name: 'toy-game',
  version: 1,
  seats: [2, 3],
  options: [],
  bots: ['easy'],
  cooperative: false,
  convention: null,
  room: true,
  chance: true,
  reviewed: true,
  hints: true,
};

export function table(more: Partial<Table> = {}): Table {
  const rest = {
    options: {},
    advisor: true,
    chat: 'phrases',
    promise: '',
    watching: 0,
    wish: null,
    next_table: null,
    clock: null,
    practice: false,
  } as const;
  return { kind: 'table', table: 'abc', game: toyGame, stage: 'open', seats: [mySeat, emptySeat, emptySeat], ...rest, ...more };
}

export function step(n: number): StepSeen {
  return { n, actor: 0, time: 0, events: [] };
}

const view = { game: 'toy-game' } as Moves['view'];

/** Returns the log lines between two numbers, and the position after them. */
export function moves(from: number, n: number, legal: Moves['legal'] = []): Moves {
  return {
    kind: 'moves',
    n,
    steps: Array.from({ length: n - from }, (_, at) => step(from + at)),
    view: { ...view },
    legal,
    awaited: [],
    alarm: null,
    back: null,
    text: null,
    result: null,
  };
}

export function past(n: number): PastPosition {
  return { kind: 'past', n, view: { ...view } };
}

export function refused(code: Refused['code'], key: string = code): Refused {
  return { kind: 'refused', code, key: `server.refusal.${key}`, facts: {}, rule: null };
}
