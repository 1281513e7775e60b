import hints from 'words:galaxy_trucker/hints';
import lessons from 'words:galaxy_trucker/lessons';
import review from 'words:galaxy_trucker/ahead+hints+review+roads+room+rules+trek';
import { plain, type Guest } from '../contract';
import Poster from './components/Poster.svelte';

const guest: Guest = {
  ...plain,
  poster: Poster,
  room: async (options) => {
    const isPlain = options && options['level'] !== 'trek' && (options['roads'] ?? '0') === '0';
    return isPlain ? import('./screen') : (await Promise.all([import('./screen'), import('./trekking')]))[0];
  },
  asked: () => import('./asked'),
  advised: true,
  atOnce: true,
  tellsEnd: true,
  tells: ['galaxy_trucker.refusal.taken-by'],
  usual: { level: 'test', warnings: true },
  shown: 'level',
  keys: [
    { keys: 'T', says: 'galaxy_trucker.keys.heap' },
    { keys: 'R', says: 'galaxy_trucker.keys.R' },
    { keys: 'Shift + R', says: 'galaxy_trucker.keys.turn_back' },
    { keys: 'F', says: 'galaxy_trucker.keys.fits' },
    { keys: 'Shift + F', says: 'galaxy_trucker.keys.fits_back' },
    { keys: 'K', says: 'galaxy_trucker.keys.K' },
    { keys: 'B', says: 'galaxy_trucker.keys.B' },
    { keys: 'P', says: 'galaxy_trucker.keys.P' },
    { keys: 'E', says: 'galaxy_trucker.keys.go_on' },
    { keys: 'Y', says: 'galaxy_trucker.keys.yes' },
    { keys: 'N', says: 'galaxy_trucker.keys.no' },
    { keys: '1 … 9', says: 'galaxy_trucker.keys.digits' },
    { keys: 'G', says: 'galaxy_trucker.keys.glass' },
    { keys: 'S', says: 'galaxy_trucker.keys.ship' },
    { keys: '← ↑ ↓ →', says: 'galaxy_trucker.keys.walk' },
    { keys: 'U', says: 'galaxy_trucker.keys.open' },
    { keys: '← →', says: 'galaxy_trucker.keys.group' },
    { keys: 'V', says: 'galaxy_trucker.keys.squares' },
    { keys: 'X', says: 'galaxy_trucker.keys.faults' },
    { keys: 'W', says: 'galaxy_trucker.keys.time' },
  ],
  firstPage: () => import('./components/FirstPage.svelte'),
  workshop: () => import('./workshop'),
  made: () => import('./aftermath'),
  races: true,
  words: { hints, lessons, review },
};
export default guest;
