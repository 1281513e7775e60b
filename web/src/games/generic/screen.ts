// The screen of a game without its own, made from the text of the position and the legal actions.
import type { Screen } from '../contract';
import GameScreen from './GameScreen.svelte';
import { status, eventTextIn } from './event_text';

export function screenFor(game: string): Screen {
  return { component: GameScreen, eventText: (event, name) => eventTextIn(game, event, name), status };
}
