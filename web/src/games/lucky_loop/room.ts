// The room, loaded once a table needs it.
import { asRoom } from '../room';
import type { LuckyLoop } from './border';
import { can, position } from './hearing';
import Picture from './Picture.svelte';
import Room from './Room.svelte';
import { status, tell } from './telling';
import { explain } from './things';

export default asRoom<LuckyLoop>({ component: Room, tell, status, explain, picture: Picture, position, can });
