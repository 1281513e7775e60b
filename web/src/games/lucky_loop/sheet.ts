// The keys of this game, as the sheet of the keys lists them; `keying.ts` does what they say.
import type { KeyLine } from '../contract';

export const keys: readonly KeyLine[] = [
  { keys: '1 … 9', says: 'lucky_loop.keys.choose' },
  { keys: '← ↑ ↓ →', says: 'lucky_loop.keys.walk' },
  { keys: 'F', says: 'lucky_loop.keys.fly' },
  { keys: 'X', says: 'lucky_loop.keys.exchange' },
  { keys: 'R', says: 'lucky_loop.keys.red_blue' },
  { keys: 'Y', says: 'lucky_loop.keys.yellow_green' },
  { keys: 'D', says: 'lucky_loop.keys.discard' },
  { keys: 'T', says: 'lucky_loop.keys.throw' },
  { keys: '7', says: 'lucky_loop.keys.seventh' },
  { keys: 'M', says: 'lucky_loop.keys.make' },
  { keys: 'S', says: 'lucky_loop.keys.stop' },
  { keys: 'G', says: 'lucky_loop.keys.give_up' },
  { keys: 'C', says: 'lucky_loop.keys.clear' },
  { keys: 'A', says: 'lucky_loop.keys.advice' },
  { keys: 'V', says: 'lucky_loop.keys.mine' },
  { keys: 'B', says: 'lucky_loop.keys.board' },
  { keys: 'P', says: 'lucky_loop.keys.players' },
];
