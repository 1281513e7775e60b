import { Lazy } from '../../shared/ui/lazy.svelte';

/** What the room does not begin with. */
export const later = new Lazy(() => import('./later'));

/** What only missions with rules of their own need, with their words. */
export const missions = new Lazy(() => import('./missions'));

/** What only a phone needs, where not everything is in sight. */
export const onPhone = new Lazy(() => import('./later_phone'));
