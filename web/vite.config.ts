import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { ahead } from './vite/preload_manifest';
import { catalogues } from './vite/fluent_catalogues';
import { compressing } from './vite/precompress';

const tavolata = fileURLToPath(new URL('../src/tavolata', import.meta.url));
// Where the words are: a language can be tried from a folder of its own.
const words = process.env['TAVOLATA_WORDS'] ?? tavolata;
const here = fileURLToPath(new URL('.', import.meta.url));
const server = '127.0.0.1:8000';

/** A part of each game, by the module that it begins with: all that the part is made of lies in one file. */
function partOf(begins: string, priority: number) {
  const test = new RegExp(`/src/games/(\\w+)/${begins}\\.ts$`);
  return { test, name: (module: string) => `${test.exec(module)?.[1] ?? ''}_${begins}`, priority };
}

export default defineConfig({
  plugins: [svelte(), catalogues(words), ahead(), compressing()],
  build: {
    outDir: 'dist',
    // The first versions with light-dark(), which carries both themes.
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // All of these browsers preload modules.
    modulePreload: { polyfill: false },
    // Every file costs a way to the server and back: one for the house, one for every table, one for the poster of each game and one for its room.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'house',
              test: /\/src\/(app\/(main\.ts|App\.svelte)|shared\/animation\/motion\.ts)$|\/svelte\/src\/motion\//,
              priority: 4,
            },
            {
              name: 'table',
              test: /\/src\/(pages\/table|shared\/\w+)\/(?!Settings|QrCode|qr_code|Lobby|ShareLink|ConventionConsent)/,
              priority: 3,
            },
            partOf('index', 2),
            partOf('screen', 1),
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
  test: { include: ['src/**/*.test.ts'], setupFiles: ['src/shared/testing/setup.ts'], testTimeout: 60_000 },
});
