import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const client = fileURLToPath(new URL('../../', import.meta.url));
const inFolder = (folder: string): string[] =>
  readdirSync(client + folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);

const areas = readdirSync(`${client}src/games`).filter((name) => existsSync(`${client}src/games/${name}/index.ts`));
const sources = [...readdirSync(client), ...inFolder('src'), ...inFolder('vite'), ...inFolder('scripts')].filter((file) =>
  /\.(ts|svelte|css|json|html|js)$/.test(file),
);

/** However a game's name is spelled. */
function spelled(area: string): RegExp {
  return new RegExp(area.replaceAll('_', '[ _-]?'), 'i');
}

test('there are games, and sources in which they could be named', () => {
  expect([areas.length > 0, sources.length > 100]).toEqual([true, true]);
});

test.each(areas)('nothing outside its own folder names %s', (area) => {
  const elsewhere = sources.filter((file) => !file.startsWith(`src/games/${area}/`));
  expect(elsewhere.filter((file) => spelled(area).test(file) || spelled(area).test(readFileSync(client + file, 'utf8')))).toEqual([]);
});
