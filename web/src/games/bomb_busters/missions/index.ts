// What missions with rules of their own lay on the table, loaded once a table plays one.
import './strip.css';
import './words';

export { bent, lockedWords, said, subject, total, turnAsked } from './saying';
export { default as Beside } from './Beside.svelte';
export { default as Holds } from './Holds.svelte';
export { default as Locked } from './Locked.svelte';
export { default as Pieces } from './Pieces.svelte';
export { default as Strip } from './Strip.svelte';
