// The game screen, loaded with the table.
import { eraseScreen } from '../contract';
import type { GalaxyTrucker } from './types';
import GameScreen from './GameScreen.svelte';
import { continueLine, quiet, status, eventText } from './event_text';

export default eraseScreen<GalaxyTrucker>({ component: GameScreen, eventText, quiet, continueLine, status });
