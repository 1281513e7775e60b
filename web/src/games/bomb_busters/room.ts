// The room, loaded once a table needs it.
import { asRoom } from '../room';
import type { BombBusters } from './border';
import { can } from './can';
import Picture from './Picture.svelte';
import { position } from './position';
import Room from './Room.svelte';
import { goOn, status, tell } from './telling';
import { explain } from './things';

export default asRoom<BombBusters>({ component: Room, tell, goOn, status, explain, picture: Picture, position, can });
