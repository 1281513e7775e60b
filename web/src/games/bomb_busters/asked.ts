// What answers questions about the table, loaded once somebody asks.
import { eraseExplanations } from '../contract';
import type { BombBusters } from './types';
import { available as available } from './available';
import Picture from './components/Picture.svelte';
import { position } from './position_text';
import { explain } from './tooltips';

export default eraseExplanations<BombBusters>({ explain, picture: Picture, position, available });
