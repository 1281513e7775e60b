import { Lazy } from '../../shared/ui/lazy.svelte';

/** The lazily loaded components of the flight and its cards, preloaded during building. */
export const flight = new Lazy(() => import('./flight'));
/** The lazily loaded component of the own ship's weak points. */
export const insight = new Lazy(() => import('./insight'));
/** The lazily loaded components of a Trek and of Rough Roads. */
export const trek = new Lazy(() => import('./trek'));
/** The lazily loaded components of a race. */
export const race = new Lazy(() => import('./race'));
