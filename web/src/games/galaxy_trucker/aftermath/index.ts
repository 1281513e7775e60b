// The ships of a game that is over, loaded once somebody reads its review.
export { default } from './LaunchedShips.svelte';
