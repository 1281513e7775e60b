// What of the room is seen in a race alone: the ships of others as they grew, and the ranking.
import './ghosts_words';

export { default as Ghosts } from './building/Ghosts.svelte';
export { default as RaceEnd } from './components/RaceEnd.svelte';
