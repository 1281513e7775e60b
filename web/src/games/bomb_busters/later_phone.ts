// What only a phone needs, once there is something to do.
export { default as Beneath } from './Beneath.svelte';
export { default as Comes } from './Comes.svelte';
export { look, show, steady } from './sighting';
