// Explains the table: loaded with its messages when the player first asks.
import messages from 'words:galaxy_trucker/asked+road_tales+things';
import { loadMessages } from '../../shared/i18n/i18n';
import { eraseExplanations } from '../contract';
import { available } from './available';
import type { GalaxyTrucker } from './types';
import Picture from './components/Picture.svelte';
import { position } from './position_text';
import { explain } from './tooltips';

await loadMessages(messages);

export default eraseExplanations<GalaxyTrucker>({ explain, picture: Picture, position, available });
