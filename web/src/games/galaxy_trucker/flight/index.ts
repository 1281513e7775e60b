// The components of the flight, and of cards that are looked at while building.
export { default as AdventureCard } from './AdventureCard.svelte';
export { default as Decision } from './Decision.svelte';
export { default as Faults } from '../components/Faults.svelte';
export { default as Incoming } from './Incoming.svelte';
export { default as Ledger } from './Ledger.svelte';
export { default as KeyMoment } from './KeyMoment.svelte';
export { default as PileSheet } from '../building/PileSheet.svelte';
export { default as Route } from './Route.svelte';
