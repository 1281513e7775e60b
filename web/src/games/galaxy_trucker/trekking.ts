// What of the room is seen on a Trek or on Rough Roads alone: titles, roads, and the table between two flights.
import './trek_words';

export { default as TitleCount } from './trek/TitleCount.svelte';
export { default as DrawnTitles } from './trek/DrawnTitles.svelte';
export { default as Layover } from './trek/Layover.svelte';
export { default as RoughRoads } from './trek/RoughRoads.svelte';
export { default as TitleList } from './trek/TitleList.svelte';
