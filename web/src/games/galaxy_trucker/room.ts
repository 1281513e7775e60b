// The room, loaded once a table needs it.
import { asRoom } from '../room';
import type { GalaxyTrucker } from './border';
import Room from './Room.svelte';
import { goOn, hushed, status, tell } from './telling';

export default asRoom<GalaxyTrucker>({ component: Room, tell, hushed, goOn, status });
