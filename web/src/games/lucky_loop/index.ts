import hints from 'words:lucky_loop/hints';
import lessons from 'words:lucky_loop/lessons';
import review from 'words:lucky_loop/hints+log+review+room+rules';
import { plain, type Guest } from '../room';
import Poster from './Poster.svelte';

const guest: Guest = {
  ...plain,
  poster: Poster,
  room: () => import('./room'),
  firstPage: () => import('./FirstPage.svelte'),
  words: { hints, lessons, review },
  advised: true,
  tellsEnd: true,
};
export default guest;
