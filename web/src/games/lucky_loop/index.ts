import firstPage from 'words:lucky_loop/first';
import hints from 'words:lucky_loop/hints';
import lessons from 'words:lucky_loop/lessons';
import review from 'words:lucky_loop/hints+log+review+room+rules';
import { clientDefaults, type GameClient } from '../contract';
import { keys as shortcuts } from './shortcuts';
import Poster from './components/Poster.svelte';

const client: GameClient = {
  ...clientDefaults,
  poster: Poster,
  loadScreen: () => import('./screen'),
  loadExplanations: () => import('./explanations'),
  loadFirstPage: () => import('./components/FirstPage.svelte'),
  messages: { firstPage, hints, lessons, review },
  hasAdvisor: true,
  showsResult: true,
  shortcuts,
};
export default client;
