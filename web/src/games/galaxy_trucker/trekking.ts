// What of the room is seen on a Trek or on Rough Roads alone: titles, roads, and the table between two flights.
import './trek_words';

export { default as Counting } from './Counting.svelte';
export { default as Drawn } from './Drawn.svelte';
export { default as Layover } from './Layover.svelte';
export { default as Roads } from './Roads.svelte';
export { default as Titles } from './Titles.svelte';
