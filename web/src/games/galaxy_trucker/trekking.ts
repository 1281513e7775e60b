// What of the room is seen on a Trek alone: its titles, and the table between two flights.
import './trek_words';

export { default as Counting } from './Counting.svelte';
export { default as Drawn } from './Drawn.svelte';
export { default as Layover } from './Layover.svelte';
export { default as Titles } from './Titles.svelte';
