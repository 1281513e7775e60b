// The room, loaded once a table needs it.
import { asRoom } from '../room';
import { can } from './abilities';
import type { GalaxyTrucker } from './border';
import { position } from './hearing';
import Picture from './Picture.svelte';
import Room from './Room.svelte';
import { goOn, hushed, status, tell } from './telling';
import { explain } from './things';

export default asRoom<GalaxyTrucker>({ component: Room, tell, hushed, goOn, status, explain, position, can, picture: Picture });
