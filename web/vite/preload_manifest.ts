// Writes pages.json and the service worker: the files that each page needs, so that they are preloaded.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

type Bundle = Parameters<Extract<NonNullable<Plugin['generateBundle']>, (...all: never[]) => unknown>>[1];
type Chunk = Extract<Bundle[string], { type: 'chunk' }>;

const pages = {
  table: 'src/pages/table/TablePage.svelte',
  lobby: 'src/pages/table/Lobby.svelte',
  review: 'src/pages/review/ReviewPage.svelte',
  learn: 'src/pages/learn/LessonPage.svelte',
  shipyard: 'src/pages/workshop/WorkshopPage.svelte',
  race: 'src/pages/race/RacePage.svelte',
  campaign: 'src/pages/campaign/CampaignPage.svelte',
};
/** The fonts of the first page; others load with the first text that uses them. */
const faces = /\/(figtree|bevan)-(?!ext-)[^/]*\.woff2$/;
const worker = fileURLToPath(new URL('../service_worker.js', import.meta.url));

export function preloadManifest(): Plugin {
  return {
    name: 'preload-manifest',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const known = filesOf(bundle);
        this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(known) });
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: workerFor(bundle, [...known.house, ...Object.values(known.posters).flat(), ...Object.values(known.words['start'] ?? {})]),
        });
      },
    },
  };
}

/** The files of the start page, and the additional ones of each page, of each game's poster and of its screen. */
function filesOf(bundle: Bundle) {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const entry = chunks.find((one) => holds(one, '/src/app/main.ts'));
  const scripts = entry ? needs(bundle, entry) : [];
  const beyond = (module: string, before: readonly string[] = scripts) =>
    chunks
      .filter((one) => holds(one, module))
      .flatMap((one) => needs(bundle, one))
      .filter((file, at, all) => !before.includes(file) && all.indexOf(file) === at);
  const games = chunks.flatMap(({ facadeModuleId }) => /\/src\/games\/(\w+)\/index\.ts$/.exec(facadeModuleId ?? '')?.[1] ?? []);
  const posters = Object.fromEntries(games.map((game) => [game, beyond(`/src/games/${game}/index.ts`)]));
  return {
    house: [
      ...scripts,
      ...Object.keys(bundle)
        .map((name) => `/${name}`)
        .filter((name) => faces.test(name)),
    ],
    pages: Object.fromEntries(Object.entries(pages).map(([page, module]) => [page, beyond(module)])),
    posters,
    words: Object.fromEntries(['start', 'house', ...games].map((area) => [area, wordsOf(chunks, area)])),
    rooms: Object.fromEntries(games.map((game) => [game, beyond(`/src/games/${game}/screen.ts`, [...scripts, ...(posters[game] ?? [])])])),
  };
}

/** The messages of the start page, of the other pages, or of a game's screen, by language. */
function wordsOf(chunks: readonly Chunk[], area: string): Record<string, string> {
  const page = new RegExp(
    ['start', 'house'].includes(area) ? `^.words:${area}[^@]*@(.+)$` : `^.words:${area}/(?![^@]*review)[^@]*\\broom\\b[^@]*@(.+)$`,
  );
  const found = chunks.map(({ facadeModuleId, fileName }) => [page.exec(facadeModuleId ?? '')?.[1], `/${fileName}`] as const);
  return Object.fromEntries(found.filter(([lang]) => lang));
}

/** True if a module is in a chunk or is its entry. */
function holds({ moduleIds, facadeModuleId }: Chunk, module: string): boolean {
  return [...moduleIds, facadeModuleId].some((id) => id?.endsWith(module));
}

/** Returns the files of a chunk: its script, its style sheets and its imports. */
function needs(bundle: Bundle, chunk: Chunk, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])].map((name) => `/${name}`);
  const imported = chunk.imports.map((name) => bundle[name]).filter((one) => one?.type === 'chunk');
  return [`/${chunk.fileName}`, ...styles, ...imported.flatMap((one) => needs(bundle, one, seen))];
}

/** Returns the service worker of this build; each build has a different one. */
function workerFor(bundle: Bundle, files: readonly string[]): string {
  const version = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
  return `const build = ${JSON.stringify({ version, files })};\n${readFileSync(worker, 'utf8')}`;
}
