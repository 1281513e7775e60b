// Checks that every message key written literally in the client exists in every language.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { languagesIn } from '../../../vite/fluent_catalogues';
import { idOf } from './fluent';

const here = fileURLToPath(new URL('../../', import.meta.url));
const tavolata = join(here, '../../src/tavolata');
const games = readdirSync(join(tavolata, 'games')).filter((name) => !name.startsWith('_'));
/** Matches `t('some.key')` and `tryTranslate('some.key')`; a key in `gameText(game, 'key')` may exist in any game. */
const written = /\b(?:t|tryTranslate)\(\s*'([^']+)'/g;
const writtenOfGame = /\bgameText\([^,()]+(?:\([^()]*\))?,\s*'([^']+)'/g;

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
}

const code = files(here).filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'));

function keysIn(pattern: RegExp): string[] {
  return [...new Set(code.flatMap((name) => [...readFileSync(name, 'utf8').matchAll(pattern)].map(([, key]) => idOf(key ?? ''))))];
}

/** The message ids of one language, without fallback. */
function idsOf(lang: string): Set<string> {
  const folders = [join(tavolata, 'i18n', lang), ...games.map((game) => join(tavolata, 'games', game, 'words', lang))];
  const pages = folders.flatMap(files).filter((name) => name.endsWith('.ftl'));
  return new Set(pages.flatMap((name) => new FluentResource(readFileSync(name, 'utf8')).body.map(({ id }) => id)));
}

test.each(languagesIn(tavolata))('every key that is written out has words in %s', (lang) => {
  const ids = idsOf(lang);
  const ofGames = keysIn(writtenOfGame).filter((key) => !games.some((game) => ids.has(`${game}-${key}`)));
  expect(keysIn(written).length).toBeGreaterThan(300);
  expect(keysIn(writtenOfGame).length).toBeGreaterThan(0);
  expect([...keysIn(written).filter((key) => !ids.has(key)), ...ofGames]).toEqual([]);
});
