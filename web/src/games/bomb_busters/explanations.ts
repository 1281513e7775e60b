// Explains the table: loaded with its messages when the player first asks.
import messages from 'words:bomb_busters/asked+text+things';
import { loadMessages } from '../../shared/i18n/i18n';
import { eraseExplanations } from '../contract';
import type { BombBusters } from './types';
import { available } from './available';
import Picture from './components/Picture.svelte';
import { position } from './position_text';
import { explain } from './tooltips';

await loadMessages(messages);

export default eraseExplanations<BombBusters>({ explain, picture: Picture, position, available });
