// The weak points of the own ship, loaded when it is magnified at a table that shows them.
export { default as WeakShip } from './WeakShip.svelte';
