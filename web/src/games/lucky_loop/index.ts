import { plain, type Guest } from '../room';
import Poster from './Poster.svelte';

const guest: Guest = {
  ...plain,
  poster: Poster,
  room: () => import('./room'),
  firstPage: () => import('./FirstPage.svelte'),
  advised: true,
  tellsEnd: true,
};
export default guest;
