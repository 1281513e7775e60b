import { Part } from '../../lib/part.svelte';

/** What the room does not begin with. */
export const later = new Part(() => import('./later'));
/** What only a Trek has. */
export const trek = new Part(() => import('./trekking'));
