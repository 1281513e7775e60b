import type { Shortcut } from '../../games/contract';

/** The shortcuts of every table. */
export const tableShortcuts: readonly Shortcut[] = [
  { keys: '?', message: 'house.keys.help' },
  { keys: 'Tab', message: 'house.keys.Tab' },
  { keys: 'Enter', message: 'house.keys.Enter' },
  { keys: 'Esc', message: 'house.keys.Esc' },
  { keys: '↑ ↓', message: 'house.keys.log' },
  { keys: 'H', message: 'house.keys.h' },
  { keys: 'I', message: 'house.keys.position' },
  { keys: 'O', message: 'house.keys.can' },
  { keys: 'L', message: 'house.keys.again' },
];
