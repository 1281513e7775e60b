// What of the room is seen once the ships are built, and the cards.
import './later_words';

export { default as AdventureCard } from './flight/AdventureCard.svelte';
export { default as Decision } from './flight/Decision.svelte';
export { default as Faults } from './components/Faults.svelte';
export { default as Incoming } from './flight/Incoming.svelte';
export { default as Ledger } from './flight/Ledger.svelte';
export { default as KeyMoment } from './flight/KeyMoment.svelte';
export { default as PileSheet } from './building/PileSheet.svelte';
export { default as Route } from './flight/Route.svelte';
