// Where my ship is weak, loaded once I look at it large at a table that tells it.
export { default as WeakShip } from './WeakShip.svelte';
