import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** Styles are told apart by a few letters: they stand in every rule and in every element. */
const cssHash = ({ hash, filename, css }) => `s${hash(filename ?? css).slice(-5)}`;

/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
