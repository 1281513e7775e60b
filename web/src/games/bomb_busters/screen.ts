// The room, loaded once a table needs it.
import { eraseScreen } from '../contract';
import type { BombBusters } from './types';
import GameScreen from './GameScreen.svelte';
import { groupKey as groupKey, continueLine as continueLine, headline, eventText as eventText } from './event_text';

export default eraseScreen<BombBusters>({ component: GameScreen, eventText, continueLine, groupKey, status: headline });
