// The room, loaded once a table needs it.
import { eraseScreen } from '../contract';
import type { LuckyLoop } from './types';
import GameScreen from './GameScreen.svelte';
import { status, eventText as eventText } from './event_text';

export default eraseScreen<LuckyLoop>({ component: GameScreen, eventText, status });
