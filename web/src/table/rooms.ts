// Each game's room, loaded when a table needs it: the game `lucky-loop` lives in the folder `lucky_loop`.
import type { Game } from '../games/room';

const rooms = import.meta.glob<Game>('../games/*/index.ts');

function placeOf(game: string): string {
  return `../games/${game.replaceAll('-', '_')}/index.ts`;
}

export function hasRoom(game: string): boolean {
  return placeOf(game) in rooms;
}

export async function roomOf(game: string): Promise<Game> {
  const load = rooms[placeOf(game)];
  if (!load) throw new Error(`There is no room for the game "${game}".`);
  return load();
}
