// The room of a game that brings none: made from its text and its choices.
import type { Screen } from '../contract';
import GameScreen from './GameScreen.svelte';
import { status, tellIn } from './event_text';

export function roomFor(game: string): Screen {
  return { component: GameScreen, eventText: (event, name) => tellIn(game, event, name), status };
}
