// The room of a game that brings none: made from its text and its choices.
import type { Room } from '../room';
import PlainRoom from './PlainRoom.svelte';
import { status, tellIn } from './telling';

export function roomFor(game: string): Room {
  return { component: PlainRoom, tell: (event, name) => tellIn(game, event, name), status };
}
