import { Lazy } from '../../shared/ui/lazy.svelte';

/** The components and messages of missions with rules of their own. */
export const missions = new Lazy(() => import('./missions'));
