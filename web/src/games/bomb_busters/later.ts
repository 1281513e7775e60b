// What of the room is seen at the end, or when it is opened.
import './later_words';

export { default as CardSheet } from './components/CardSheet.svelte';
export { default as Defused } from './components/Defused.svelte';
export { default as Explosion } from './components/Explosion.svelte';
export { default as NotesPanel } from './components/NotesPanel.svelte';
export { default as GameOver } from './components/GameOver.svelte';
