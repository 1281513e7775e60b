// What only a phone needs, once there is something to do.
export { default as HiddenStandsHint } from './components/HiddenStandsHint.svelte';
export { default as ButtonPlaceholder } from './components/ButtonPlaceholder.svelte';
export { scrollToDecision, scrollToFitting, guardDoubleTap } from './model/scroll_into_view';
