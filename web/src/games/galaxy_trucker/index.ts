import firstPage from 'words:galaxy_trucker/first';
import hints from 'words:galaxy_trucker/hints';
import lessons from 'words:galaxy_trucker/lessons';
import review from 'words:galaxy_trucker/ahead+hints+review+roads+room+rules+trek';
import { clientDefaults, type GameClient } from '../contract';
import Poster from './components/Poster.svelte';

const client: GameClient = {
  ...clientDefaults,
  poster: Poster,
  loadScreen: async (options) => {
    const isPlain = options && options['level'] !== 'trek' && (options['roads'] ?? '0') === '0';
    return isPlain ? import('./screen') : (await Promise.all([import('./screen'), import('./trek')]))[0];
  },
  loadExplanations: () => import('./explanations'),
  hasAdvisor: true,
  isSimultaneous: true,
  showsResult: true,
  ownRefusals: ['galaxy_trucker.refusal.taken-by'],
  newcomerOptions: { level: 'test', warnings: true },
  mainOption: 'level',
  shortcuts: [
    { keys: 'T', message: 'galaxy_trucker.keys.heap' },
    { keys: 'R', message: 'galaxy_trucker.keys.R' },
    { keys: 'Shift + R', message: 'galaxy_trucker.keys.turn_back' },
    { keys: 'F', message: 'galaxy_trucker.keys.fits' },
    { keys: 'Shift + F', message: 'galaxy_trucker.keys.fits_back' },
    { keys: 'K', message: 'galaxy_trucker.keys.K' },
    { keys: 'B', message: 'galaxy_trucker.keys.B' },
    { keys: 'P', message: 'galaxy_trucker.keys.P' },
    { keys: 'E', message: 'galaxy_trucker.keys.go_on' },
    { keys: 'Y', message: 'galaxy_trucker.keys.yes' },
    { keys: 'N', message: 'galaxy_trucker.keys.no' },
    { keys: '1 … 9', message: 'galaxy_trucker.keys.digits' },
    { keys: 'G', message: 'galaxy_trucker.keys.glass' },
    { keys: 'S', message: 'galaxy_trucker.keys.ship' },
    { keys: '← ↑ ↓ →', message: 'galaxy_trucker.keys.walk' },
    { keys: 'U', message: 'galaxy_trucker.keys.open' },
    { keys: '← →', message: 'galaxy_trucker.keys.group' },
    { keys: 'V', message: 'galaxy_trucker.keys.squares' },
    { keys: 'X', message: 'galaxy_trucker.keys.faults' },
    { keys: 'W', message: 'galaxy_trucker.keys.time' },
  ],
  loadFirstPage: () => import('./components/FirstPage.svelte'),
  loadWorkshop: () => import('./workshop'),
  loadCreations: () => import('./aftermath'),
  hasRaces: true,
  messages: { firstPage, hints, lessons, review },
};
export default client;
