// The room, loaded once a table needs it.
import { eraseScreen } from '../contract';
import type { GalaxyTrucker } from './types';
import GameScreen from './GameScreen.svelte';
import { continueLine as continueLine, quiet as quiet, status, eventText as eventText } from './event_text';

export default eraseScreen<GalaxyTrucker>({ component: GameScreen, eventText, quiet, continueLine, status });
