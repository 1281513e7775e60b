// The game screen, loaded with the table.
import { eraseScreen } from '../contract';
import type { LuckyLoop } from './types';
import GameScreen from './GameScreen.svelte';
import { status, eventText } from './event_text';

export default eraseScreen<LuckyLoop>({ component: GameScreen, eventText, status });
