import { Part } from '../../lib/part.svelte';

/** What the room does not begin with. */
export const later = new Part(() => import('./later'));
