// What of the room is seen at the end, or when it is opened.
import './later_words';

export { default as CardSheet } from './CardSheet.svelte';
export { default as Defused } from './Defused.svelte';
export { default as Explosion } from './Explosion.svelte';
export { default as NotesPanel } from './NotesPanel.svelte';
export { default as Over } from './Over.svelte';
