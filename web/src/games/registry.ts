// The games, each loaded when it is asked for: `some-game` has the folder `some_game`, or else a plain room and its words from the server.
import { words } from '../shared/net/api';
import { areaOf, bringFrom } from '../shared/i18n/i18n';
import { plain, type Guest } from './contract';

const folders = import.meta.glob<Guest>('./*/index.ts', { import: 'default' });

/** A game that this client has nothing of. */
async function stranger(game: string): Promise<Guest> {
  await bringFrom(game, (lang) => words(game, lang));
  return { ...plain, poster: null, room: async () => ({ default: (await import('./generic/screen')).roomFor(game) }) };
}

/** What the client has of a game; with it come its words. */
export async function guestOf(game: string): Promise<Guest> {
  const load = folders[`./${areaOf(game)}/index.ts`];
  return load ? load() : stranger(game);
}
