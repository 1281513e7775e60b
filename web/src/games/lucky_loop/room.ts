// The room, loaded once a table needs it.
import { asRoom } from '../room';
import type { LuckyLoop } from './border';
import Room from './Room.svelte';
import { status, tell } from './telling';

export default asRoom<LuckyLoop>({ component: Room, tell, status });
