// What only a phone needs, once there is something to do.
export { default as Beneath } from './components/Beneath.svelte';
export { default as Comes } from './components/Comes.svelte';
export { look, show, steady } from './model/sighting';
