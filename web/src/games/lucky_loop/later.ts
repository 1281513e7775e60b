// What of the room is seen after a flight, at the end, or when it is opened.
import './later_words';

export { default as Landing } from './Landing.svelte';
export { default as LastFlight } from './LastFlight.svelte';
export { default as LegendSheet } from './LegendSheet.svelte';
export { default as Over } from './Over.svelte';
