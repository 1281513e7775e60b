// What answers questions about the table, loaded once somebody asks.
import { eraseExplanations } from '../contract';
import { available as available } from './available';
import type { GalaxyTrucker } from './types';
import Picture from './components/Picture.svelte';
import { position } from './position_text';
import { explain } from './tooltips';

export default eraseExplanations<GalaxyTrucker>({ explain, picture: Picture, position, available });
