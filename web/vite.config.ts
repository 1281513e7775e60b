import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { ahead } from './ahead';
import { catalogues } from './catalogues';
import { compressing } from './compressing';

const tavolata = fileURLToPath(new URL('../src/tavolata', import.meta.url));
// Where the words are: a language can be tried from a folder of its own.
const words = process.env['TAVOLATA_WORDS'] ?? tavolata;
const here = fileURLToPath(new URL('.', import.meta.url));
const server = '127.0.0.1:8000';
const poster = /\/src\/games\/(\w+)\/(?:index\.ts|Poster\.svelte)$/;

/** The file of a game's poster, in which everything is that the poster is made of. */
function posterOf(module: string): string | null {
  return poster.exec(module)?.[1] ?? null;
}

export default defineConfig({
  plugins: [svelte(), catalogues(words), ahead(), compressing()],
  build: {
    outDir: 'dist',
    // The first versions with light-dark(), which carries both themes.
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // All of these browsers preload modules.
    modulePreload: { polyfill: false },
    // Every file costs a way to the server and back: one for the house, one for every table, one for each poster; pages and rooms have their own.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'house', test: /\/src\/(main\.ts|App\.svelte|lib\/motion\.ts)$|\/svelte\/src\/motion\//, priority: 3 },
            { name: 'table', test: /\/src\/(table|lib)\/(?!Settings|Code|code|Lobby|ShareLink|KeepIt)/, priority: 2 },
            { name: posterOf, test: poster, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here, tavolata] },
    proxy: {
      // The server takes requests from its own pages only: it has to see the host that the browser asked.
      '/api': { target: `http://${server}`, changeOrigin: false },
      '/ws': { target: `ws://${server}`, ws: true, changeOrigin: false },
    },
  },
  test: { include: ['src/**/*.test.ts'], setupFiles: ['src/lib/speaking.ts'], testTimeout: 60_000 },
});
