// Each game's room, loaded when a table needs it: the game `lucky-loop` lives in the folder `lucky_loop`.
import type { Game } from '../games/room';

const rooms = import.meta.glob<Game>('../games/*/index.ts');

export async function roomOf(game: string): Promise<Game> {
  const load = rooms[`../games/${game.replaceAll('-', '_')}/index.ts`];
  if (!load) throw new Error(`There is no room for the game "${game}".`);
  return load();
}
