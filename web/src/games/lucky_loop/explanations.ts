// The explanations of the game, loaded with their messages at the player's first question.
import messages from 'words:lucky_loop/asked+things';
import { loadMessages } from '../../shared/i18n/i18n';
import { eraseExplanations } from '../contract';
import type { LuckyLoop } from './types';
import { available } from './available';
import { position } from './position_text';
import Picture from './components/Picture.svelte';
import { explain } from './tooltips';

await loadMessages(messages);

export default eraseExplanations<LuckyLoop>({ explain, picture: Picture, position, available });
