// The message catalogues as modules: `words:house+table,*/poster` exports, for each language, a function that loads those files,
// the shared ones and those of every game. Messages that a language lacks are English.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const english = 'en';
const mark = 'words:';
/** The prefix of messages that only the terminal uses. */
const terminal = 'cli-';

// The files of a module: `house` is a shared file, `some_game/room` one of a game, `*/room` one of every game.
function filesOf(tavolata: string, wanted: string, lang: string): string[] {
  return wanted.split(',').flatMap((part) => {
    const [game, pages] = part.includes('/') ? (part.split('/') as [string, string]) : [null, part];
    const games = game === '*' ? readdirSync(join(tavolata, 'games')) : [game];
    const folders = games.map((one) => (one === null ? join(tavolata, 'i18n', lang) : join(tavolata, 'games', one, 'words', lang)));
    return folders.flatMap((folder) => pages.split('+').map((page) => join(folder, `${page}.ftl`)));
  });
}

/** The messages of some files by their ids. */
function messagesIn(files: readonly string[]): Map<string, string> {
  const text = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  const entries = text.flatMap((page) => page.replace(/^#.*\n?/gm, '').split(/^(?=[a-zA-Z])/m));
  return new Map(
    entries
      .filter((entry) => entry.trim() && !entry.startsWith(terminal))
      .map((entry) => [entry.split('=', 1)[0]!.trim(), entry.trimEnd()]),
  );
}

export function languagesIn(tavolata: string): string[] {
  const folders = readdirSync(join(tavolata, 'i18n'));
  return folders.filter((name) => existsSync(join(tavolata, 'i18n', name, 'house.ftl'))).sort();
}

/** Returns every message of some files in a language as one text. */
export function catalogue(tavolata: string, wanted: string, lang: string): string {
  const words = messagesIn(filesOf(tavolata, wanted, english));
  for (const [id, message] of messagesIn(filesOf(tavolata, wanted, lang))) words.set(id, message);
  return [...words.values()].join('\n');
}

export function fluentCatalogues(tavolata: string): Plugin {
  return {
    name: 'fluent-catalogues',
    resolveId: (id) => (id.startsWith(mark) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${mark}`)) return null;
      const [wanted, lang] = id.slice(mark.length + 1).split('@') as [string, string | undefined];
      if (!lang) {
        const loaders = languagesIn(tavolata).map((one) => `${JSON.stringify(one)}: () => import('${mark}${wanted}@${one}')`);
        return `export default { ${loaders.join(', ')} };`;
      }
      for (const file of filesOf(tavolata, wanted, lang)) if (existsSync(file)) this.addWatchFile(file);
      return `export default ${JSON.stringify(catalogue(tavolata, wanted, lang))};`;
    },
  };
}
