// What answers questions about the table, loaded once somebody asks.
import { asAsked } from '../room';
import type { LuckyLoop } from './border';
import { can } from './can';
import { position } from './hearing';
import Picture from './components/Picture.svelte';
import { explain } from './things';

export default asAsked<LuckyLoop>({ explain, picture: Picture, position, can });
