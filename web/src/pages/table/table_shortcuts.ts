import type { KeyLine } from '../../games/contract';

/** The keys that do the same at every table. */
export const houseKeys: readonly KeyLine[] = [
  { keys: '?', says: 'house.keys.help' },
  { keys: 'Tab', says: 'house.keys.Tab' },
  { keys: 'Enter', says: 'house.keys.Enter' },
  { keys: 'Esc', says: 'house.keys.Esc' },
  { keys: '↑ ↓', says: 'house.keys.log' },
  { keys: 'H', says: 'house.keys.h' },
  { keys: 'I', says: 'house.keys.position' },
  { keys: 'O', says: 'house.keys.can' },
  { keys: 'L', says: 'house.keys.again' },
];
