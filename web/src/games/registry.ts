// The clients of the games: `some-game` loads the folder `some_game`, or the generic screen with messages from the server.
import { catalogue } from '../shared/net/api';
import { catalogueArea, loadMessagesFrom } from '../shared/i18n/i18n';
import { clientDefaults, type GameClient } from './contract';

const folders = import.meta.glob<GameClient>('./*/index.ts', { import: 'default' });

/** The client of a game without a folder. */
async function genericClient(game: string): Promise<GameClient> {
  await loadMessagesFrom(game, (lang) => catalogue(game, lang));
  return { ...clientDefaults, poster: null, loadScreen: async () => ({ default: (await import('./generic/screen')).screenFor(game) }) };
}

/** Loads the client of a game with its messages. */
export async function gameClient(game: string): Promise<GameClient> {
  const load = folders[`./${catalogueArea(game)}/index.ts`];
  return load ? load() : genericClient(game);
}
