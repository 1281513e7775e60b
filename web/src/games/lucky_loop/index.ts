import hints from 'words:lucky_loop/hints';
import lessons from 'words:lucky_loop/lessons';
import review from 'words:lucky_loop/hints+log+review+room+rules';
import { plain, type Guest } from '../contract';
import { keys } from './sheet';
import Poster from './components/Poster.svelte';

const guest: Guest = {
  ...plain,
  poster: Poster,
  room: () => import('./screen'),
  asked: () => import('./asked'),
  firstPage: () => import('./components/FirstPage.svelte'),
  words: { hints, lessons, review },
  advised: true,
  tellsEnd: true,
  keys,
};
export default guest;
