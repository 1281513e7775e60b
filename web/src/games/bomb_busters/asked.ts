// What answers questions about the table, loaded once somebody asks.
import { asAsked } from '../contract';
import type { BombBusters } from './types';
import { can } from './available';
import Picture from './components/Picture.svelte';
import { position } from './position_text';
import { explain } from './tooltips';

export default asAsked<BombBusters>({ explain, picture: Picture, position, can });
