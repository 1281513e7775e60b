// What of the room is seen after a flight, at the end, or when it is opened.
import './later_words';

export { default as Landing } from './components/Landing.svelte';
export { default as LastFlight } from './components/LastFlight.svelte';
export { default as LegendSheet } from './components/LegendSheet.svelte';
export { default as GameOver } from './components/GameOver.svelte';
