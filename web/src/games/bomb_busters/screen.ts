// The room, loaded once a table needs it.
import { asRoom } from '../contract';
import type { BombBusters } from './types';
import GameScreen from './GameScreen.svelte';
import { alike, goOn, headline, tell } from './event_text';

export default asRoom<BombBusters>({ component: GameScreen, tell, goOn, alike, status: headline });
