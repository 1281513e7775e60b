import { Part } from '../../lib/part.svelte';

/** What the room does not begin with. */
export const later = new Part(() => import('./later'));
/** What only a Trek or Rough Roads have. */
export const trek = new Part(() => import('./trekking'));
/** What only a race has. */
export const ghosting = new Part(() => import('./ghosting'));
