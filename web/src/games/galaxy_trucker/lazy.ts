import { Lazy } from '../../shared/ui/lazy.svelte';

/** The flight and its cards: preloaded while the players build. */
export const flight = new Lazy(() => import('./flight'));
/** The weak points of my ship, at a table that shows them. */
export const insight = new Lazy(() => import('./insight'));
/** Titles, roads and layovers of a Trek or of Rough Roads. */
export const trek = new Lazy(() => import('./trek'));
/** The ghost ships and the ranking of a race. */
export const race = new Lazy(() => import('./race'));
