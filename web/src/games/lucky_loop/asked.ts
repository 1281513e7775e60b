// What answers questions about the table, loaded once somebody asks.
import { asAsked } from '../contract';
import type { LuckyLoop } from './types';
import { can } from './available';
import { position } from './position_text';
import Picture from './components/Picture.svelte';
import { explain } from './tooltips';

export default asAsked<LuckyLoop>({ explain, picture: Picture, position, can });
