import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { preloadManifest } from './vite/preload_manifest';
import { fluentCatalogues } from './vite/fluent_catalogues';
import { precompress } from './vite/precompress';

const tavolata = fileURLToPath(new URL('../src/tavolata', import.meta.url));
// The folder of the message catalogues; a translator may name another one.
const catalogueRoot = process.env['TAVOLATA_WORDS'] ?? tavolata;
const root = fileURLToPath(new URL('.', import.meta.url));
const server = '127.0.0.1:8000';

/** One chunk for each game: its module `entry` and what that imports. */
function perGame(entry: string, priority: number) {
  const test = new RegExp(`/src/games/(\\w+)/${entry}\\.ts$`);
  return { test, name: (module: string) => `${test.exec(module)?.[1] ?? ''}_${entry}`, priority };
}

export default defineConfig({
  plugins: [svelte(), fluentCatalogues(catalogueRoot), preloadManifest(), precompress()],
  build: {
    outDir: 'dist',
    // The first versions with light-dark(), which both themes use.
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // All of these browsers preload modules.
    modulePreload: { polyfill: false },
    // One chunk each for the start page, for the table, for a game's poster and for its screen: every file costs a request.
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
            perGame('index', 2),
            perGame('screen', 1),
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [root, tavolata] },
    proxy: {
      // The server accepts requests of its own pages only, so it must see the browser's host.
      '/api': { target: `http://${server}`, changeOrigin: false },
      '/ws': { target: `ws://${server}`, ws: true, changeOrigin: false },
    },
  },
  test: { include: ['src/**/*.test.ts'], setupFiles: ['src/shared/testing/setup.ts'], testTimeout: 60_000 },
});
