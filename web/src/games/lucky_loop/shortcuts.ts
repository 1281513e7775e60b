// The keyboard shortcuts of this game, as the shortcuts dialog lists them; `keyboard.ts` handles the keys.
import type { Shortcut } from '../contract';

export const keys: readonly Shortcut[] = [
  { keys: '1 … 9', message: 'lucky_loop.keys.choose' },
  { keys: '← ↑ ↓ →', message: 'lucky_loop.keys.walk' },
  { keys: 'F', message: 'lucky_loop.keys.fly' },
  { keys: 'X', message: 'lucky_loop.keys.exchange' },
  { keys: 'R', message: 'lucky_loop.keys.red_blue' },
  { keys: 'Y', message: 'lucky_loop.keys.yellow_green' },
  { keys: 'D', message: 'lucky_loop.keys.discard' },
  { keys: 'T', message: 'lucky_loop.keys.throw' },
  { keys: '7', message: 'lucky_loop.keys.seventh' },
  { keys: 'M', message: 'lucky_loop.keys.make' },
  { keys: 'S', message: 'lucky_loop.keys.stop' },
  { keys: 'G', message: 'lucky_loop.keys.give_up' },
  { keys: 'C', message: 'lucky_loop.keys.clear' },
  { keys: 'A', message: 'lucky_loop.keys.advice' },
  { keys: 'V', message: 'lucky_loop.keys.mine' },
  { keys: 'B', message: 'lucky_loop.keys.board' },
  { keys: 'P', message: 'lucky_loop.keys.players' },
];
