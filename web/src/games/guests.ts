// The games that this client has a folder for, each loaded when it is asked for: `some-game` lives in the folder `some_game`.
import { areaOf } from '../lib/words';
import type { Guest } from './room';

const folders = import.meta.glob<Guest>('./*/index.ts', { import: 'default' });

export function hasFolder(game: string): boolean {
  return `./${areaOf(game)}/index.ts` in folders;
}

/** What the client has of a game; with it come its words. */
export async function guestOf(game: string): Promise<Guest> {
  const load = folders[`./${areaOf(game)}/index.ts`];
  if (!load) throw new Error(`There is no folder for the game "${game}".`);
  return load();
}
