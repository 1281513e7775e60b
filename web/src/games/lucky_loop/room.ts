// The room, loaded once a table needs it.
import { asRoom } from '../room';
import Room from './Room.svelte';
import { status, tell } from './telling';

export default asRoom({ component: Room, tell, status });
