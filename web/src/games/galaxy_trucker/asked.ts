// What answers questions about the table, loaded once somebody asks.
import { asAsked } from '../contract';
import { can } from './available';
import type { GalaxyTrucker } from './types';
import Picture from './components/Picture.svelte';
import { position } from './position_text';
import { explain } from './tooltips';

export default asAsked<GalaxyTrucker>({ explain, picture: Picture, position, can });
