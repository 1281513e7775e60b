// The room, loaded once a table needs it.
import { asRoom } from '../room';
import type { BombBusters } from './border';
import Room from './Room.svelte';
import { alike, goOn, headline, tell } from './telling';

export default asRoom<BombBusters>({ component: Room, tell, goOn, alike, status: headline });
