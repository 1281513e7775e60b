// What answers questions about the table, loaded once somebody asks.
import { asAsked } from '../room';
import { can } from './abilities';
import type { GalaxyTrucker } from './border';
import Picture from './components/Picture.svelte';
import { position } from './position';
import { explain } from './things';

export default asAsked<GalaxyTrucker>({ explain, picture: Picture, position, can });
