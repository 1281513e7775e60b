// The components of a Trek and of Rough Roads.
export { default as TitleCount } from './TitleCount.svelte';
export { default as DrawnTitles } from './DrawnTitles.svelte';
export { default as Layover } from './Layover.svelte';
export { default as RoughRoads } from './RoughRoads.svelte';
export { default as TitleList } from './TitleList.svelte';
