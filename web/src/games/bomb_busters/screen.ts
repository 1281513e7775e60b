// The game screen, loaded with the table.
import { eraseScreen } from '../contract';
import type { BombBusters } from './types';
import GameScreen from './GameScreen.svelte';
import { groupKey, continueLine, headline, eventText } from './event_text';

export default eraseScreen<BombBusters>({ component: GameScreen, eventText, continueLine, groupKey, status: headline });
