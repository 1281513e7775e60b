import hints from 'words:bomb_busters/hints';
import lessons from 'words:bomb_busters/lessons';
import review from 'words:bomb_busters/hints+missions+review+room+rules';
import { plain, type Guest } from '../contract';
import EquipmentField from './components/EquipmentField.svelte';
import Poster from './components/Poster.svelte';

const guest: Guest = {
  ...plain,
  poster: Poster,
  room: () => import('./screen'),
  asked: () => import('./asked'),
  tellsEnd: true,
  campaign: () => import('./campaign'),
  shown: 'mission',
  fields: { equipment: EquipmentField },
  keys: [
    { keys: 'A … E', says: 'bomb_busters.keys.stand' },
    { keys: '← → ↑ ↓', says: 'bomb_busters.keys.walk' },
    { keys: 'Home End', says: 'bomb_busters.keys.ends' },
    { keys: '1 … 12', says: 'bomb_busters.keys.value' },
    { keys: 'Y R', says: 'bomb_busters.keys.letters' },
    { keys: 'S', says: 'bomb_busters.keys.buttons' },
    { keys: 'K', says: 'bomb_busters.keys.cards' },
    { keys: 'N', says: 'bomb_busters.keys.note' },
    { keys: 'W', says: 'bomb_busters.keys.odds' },
    { keys: 'V', says: 'bomb_busters.keys.values' },
    { keys: 'Esc', says: 'bomb_busters.keys.back' },
  ],
  firstPage: () => import('./components/FirstPage.svelte'),
  words: { hints, lessons, review },
};
export default guest;
