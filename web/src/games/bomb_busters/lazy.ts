import { Lazy } from '../../shared/ui/lazy.svelte';

/** The lazily loaded components and messages of missions with special rules. */
export const missions = new Lazy(() => import('./missions'));
