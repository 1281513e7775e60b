import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { addMessages, languages, switchLanguage } from '../../shared/i18n/i18n';
import { searchRules } from './rulebook';
import { synonymsOf } from './synonyms';

const games = new URL('../../../../src/tavolata/games/', import.meta.url);
const areas = readdirSync(games, { withFileTypes: true }).flatMap(({ name }) => (name.startsWith('_') ? [] : name));

function read(area: string, path: string): string {
  return readFileSync(new URL(`${area}/${path}`, games), 'utf8');
}

beforeEach(() => switchLanguage('en'));

test.each(languages.flatMap(({ lang }) => areas.map((area) => [lang, area] as const)))(
  'the other words of %s %s lead to rules',
  async (lang, area) => {
    await switchLanguage(lang);
    addMessages(read(area, `words/${lang}/first.ftl`));
    const text = read(area, lang === 'en' ? 'RULES.md' : `words/${lang}/RULES.md`);
    const synonyms = synonymsOf(area);
    expect(synonyms.size).toBeGreaterThan(0);
    for (const [word] of synonyms) expect(searchRules([{ title: '', rules: [{ id: '', text, things: [] }] }], word), word).toHaveLength(1);
  },
);
