// What missions with rules of their own lay on the table, loaded once a table plays one.
import './strip.css';
import './words';

export { bound, reds, said, subject, total, turnAsked } from './saying';
export { default as Pieces } from './Pieces.svelte';
export { default as Strip } from './Strip.svelte';
