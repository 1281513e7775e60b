import { Part } from '../../shared/ui/lazy.svelte';

/** What the room does not begin with. */
export const later = new Part(() => import('./later'));

/** What only missions with rules of their own need, with their words. */
export const missions = new Part(() => import('./missions'));

/** What only a phone needs, where not everything is in sight. */
export const onPhone = new Part(() => import('./later_phone'));
