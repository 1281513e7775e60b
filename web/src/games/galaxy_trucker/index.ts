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
  firstPage: () => import('./FirstPage.svelte'),
};
export default guest;
