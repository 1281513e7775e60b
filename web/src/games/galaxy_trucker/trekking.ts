// What of the room is seen on a Trek or on Rough Roads alone: titles, roads, and the table between two flights.
import './trek_words';

export { default as Counting } from './trek/Counting.svelte';
export { default as Drawn } from './building/Drawn.svelte';
export { default as Layover } from './trek/Layover.svelte';
export { default as Roads } from './trek/Roads.svelte';
export { default as Titles } from './trek/Titles.svelte';
