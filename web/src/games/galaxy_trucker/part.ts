import { Lazy } from '../../shared/ui/lazy.svelte';

/** What the room does not begin with. */
export const later = new Lazy(() => import('./later'));
/** Where a ship is weak, for whom a table tells it. */
export const insight = new Lazy(() => import('./insight'));
/** What only a Trek or Rough Roads have. */
export const trek = new Lazy(() => import('./trekking'));
/** What only a race has. */
export const ghosting = new Lazy(() => import('./ghosting'));
