// What answers questions about the table, loaded once somebody asks.
import { eraseExplanations } from '../contract';
import type { LuckyLoop } from './types';
import { available as available } from './available';
import { position } from './position_text';
import Picture from './components/Picture.svelte';
import { explain } from './tooltips';

export default eraseExplanations<LuckyLoop>({ explain, picture: Picture, position, available });
