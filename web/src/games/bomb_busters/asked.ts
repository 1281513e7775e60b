// What answers questions about the table, loaded once somebody asks.
import { asAsked } from '../room';
import type { BombBusters } from './border';
import { can } from './can';
import Picture from './components/Picture.svelte';
import { position } from './position';
import { explain } from './things';

export default asAsked<BombBusters>({ explain, picture: Picture, position, can });
