// The ships of a finished game, loaded with its review.
export { default } from './LaunchedShips.svelte';
