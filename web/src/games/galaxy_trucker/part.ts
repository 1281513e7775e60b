import { Part } from '../../shared/ui/lazy.svelte';

/** What the room does not begin with. */
export const later = new Part(() => import('./later'));
/** Where a ship is weak, for whom a table tells it. */
export const insight = new Part(() => import('./insight'));
/** What only a Trek or Rough Roads have. */
export const trek = new Part(() => import('./trekking'));
/** What only a race has. */
export const ghosting = new Part(() => import('./ghosting'));
