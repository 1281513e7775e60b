export { default } from './Room.svelte';
export { acting, status, tell } from './telling';
