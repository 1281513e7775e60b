// What of the room is seen once the ships are built, and the cards.
import './later_words';

export { default as AdventureCard } from './AdventureCard.svelte';
export { default as Ask } from './Ask.svelte';
export { default as Faults } from './Faults.svelte';
export { default as Incoming } from './Incoming.svelte';
export { default as Ledger } from './Ledger.svelte';
export { default as Moment } from './Moment.svelte';
export { default as PileSheet } from './PileSheet.svelte';
export { default as Route } from './Route.svelte';
