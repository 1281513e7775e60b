import firstPage from 'words:bomb_busters/first';
import hints from 'words:bomb_busters/hints';
import lessons from 'words:bomb_busters/lessons';
import review from 'words:bomb_busters/hints+missions+review+room+rules';
import { clientDefaults, type GameClient } from '../contract';
import EquipmentField from './components/EquipmentField.svelte';
import Poster from './components/Poster.svelte';

const client: GameClient = {
  ...clientDefaults,
  poster: Poster,
  loadScreen: () => import('./screen'),
  loadExplanations: () => import('./explanations'),
  showsResult: true,
  loadCampaign: () => import('./campaign'),
  mainOption: 'mission',
  optionFields: { equipment: EquipmentField },
  shortcuts: [
    { keys: 'A … E', message: 'bomb_busters.keys.stand' },
    { keys: '← → ↑ ↓', message: 'bomb_busters.keys.walk' },
    { keys: 'Home End', message: 'bomb_busters.keys.ends' },
    { keys: '1 … 12', message: 'bomb_busters.keys.value' },
    { keys: 'Y R', message: 'bomb_busters.keys.letters' },
    { keys: 'S', message: 'bomb_busters.keys.buttons' },
    { keys: 'K', message: 'bomb_busters.keys.cards' },
    { keys: 'N', message: 'bomb_busters.keys.note' },
    { keys: 'W', message: 'bomb_busters.keys.odds' },
    { keys: 'V', message: 'bomb_busters.keys.values' },
    { keys: 'Esc', message: 'bomb_busters.keys.back' },
  ],
  loadFirstPage: () => import('./components/FirstPage.svelte'),
  messages: { firstPage, hints, lessons, review },
};
export default client;
