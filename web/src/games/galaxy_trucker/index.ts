import hints from 'words:galaxy_trucker/hints';
import lessons from 'words:galaxy_trucker/lessons';
import review from 'words:galaxy_trucker/ahead+hints+review+room+rules';
import { plain, type Guest } from '../room';
import Poster from './Poster.svelte';

const guest: Guest = {
  ...plain,
  poster: Poster,
  room: () => import('./room'),
  atOnce: true,
  tellsEnd: true,
  tells: ['galaxy_trucker.refusal.taken-by'],
  usual: { level: 'test', warnings: true },
  shown: 'level',
  keys: [
    { keys: 'R', says: 'galaxy_trucker.keys.R' },
    { keys: 'Shift + R', says: 'galaxy_trucker.keys.turn_back' },
    { keys: 'H', says: 'galaxy_trucker.keys.H' },
    { keys: 'K', says: 'galaxy_trucker.keys.K' },
    { keys: 'B', says: 'galaxy_trucker.keys.B' },
    { keys: 'P', says: 'galaxy_trucker.keys.P' },
    { keys: '← ↑ ↓ →', says: 'galaxy_trucker.keys.walk' },
  ],
  firstPage: () => import('./FirstPage.svelte'),
  words: { hints, lessons, review },
};
export default guest;
