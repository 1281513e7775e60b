import { Lazy } from '../../shared/ui/lazy.svelte';

/** What the room does not begin with. */
export const later = new Lazy(() => import('./later'));
