import { Part } from '../../shared/ui/part.svelte';

/** What the room does not begin with. */
export const later = new Part(() => import('./later'));
