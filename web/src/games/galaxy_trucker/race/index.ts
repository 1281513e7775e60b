// The components of a race.
export { default as Ghosts } from './Ghosts.svelte';
export { default as RaceEnd } from './RaceEnd.svelte';
