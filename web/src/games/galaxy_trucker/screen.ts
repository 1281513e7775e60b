// The room, loaded once a table needs it.
import { asRoom } from '../contract';
import type { GalaxyTrucker } from './types';
import GameScreen from './GameScreen.svelte';
import { goOn, hushed, status, tell } from './event_text';

export default asRoom<GalaxyTrucker>({ component: GameScreen, tell, hushed, goOn, status });
