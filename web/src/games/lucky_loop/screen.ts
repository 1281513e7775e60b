// The room, loaded once a table needs it.
import { asRoom } from '../contract';
import type { LuckyLoop } from './types';
import GameScreen from './GameScreen.svelte';
import { status, tell } from './event_text';

export default asRoom<LuckyLoop>({ component: GameScreen, tell, status });
