// The games, each loaded when it is asked for: `some-game` has the folder `some_game`, or else a plain room and its words from the server.
import { catalogue } from '../shared/net/api';
import { catalogueArea, loadMessagesFrom } from '../shared/i18n/i18n';
import { clientDefaults, type GameClient } from './contract';

const folders = import.meta.glob<GameClient>('./*/index.ts', { import: 'default' });

/** A game that this client has nothing of. */
async function genericClient(game: string): Promise<GameClient> {
  await loadMessagesFrom(game, (lang) => catalogue(game, lang));
  return { ...clientDefaults, poster: null, loadScreen: async () => ({ default: (await import('./generic/screen')).screenFor(game) }) };
}

/** What the client has of a game; with it come its words. */
export async function gameClient(game: string): Promise<GameClient> {
  const load = folders[`./${catalogueArea(game)}/index.ts`];
  return load ? load() : genericClient(game);
}
