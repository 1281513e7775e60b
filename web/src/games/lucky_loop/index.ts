import { plain, type Guest } from '../room';
import { keys } from './sheet';
import Poster from './Poster.svelte';

const guest: Guest = {
  ...plain,
  poster: Poster,
  room: () => import('./room'),
  firstPage: () => import('./FirstPage.svelte'),
  advised: true,
  tellsEnd: true,
  keys,
};
export default guest;
