// The room, loaded once a table needs it.
import { asRoom } from '../room';
import type { GalaxyTrucker } from './border';
import Picture from './Picture.svelte';
import Room from './Room.svelte';
import { goOn, status, tell } from './telling';
import { explain } from './things';

export default asRoom<GalaxyTrucker>({ component: Room, tell, goOn, status, explain, picture: Picture });
