import hints from 'words:bomb_busters/hints';
import lessons from 'words:bomb_busters/lessons';
import review from 'words:bomb_busters/hints+review+room+rules';
import { plain, type Guest } from '../room';
import EquipmentField from './EquipmentField.svelte';
import Poster from './Poster.svelte';

const guest: Guest = {
  ...plain,
  poster: Poster,
  room: () => import('./room'),
  tellsEnd: true,
  shown: 'mission',
  fields: { equipment: EquipmentField },
  keys: [{ keys: 'N', says: 'bomb_busters.keys.N' }],
  firstPage: () => import('./FirstPage.svelte'),
  words: { hints, lessons, review },
};
export default guest;
