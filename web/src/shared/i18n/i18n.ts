// What people read and hear: the words of the house, and those that each game brings, in the language of this page.
// The start page has words of its own, which come first; the rest of the house's come with all that lies beyond it.
import sharedPages from 'words:house+ear+learn+limits+phone+review+shipyard+table,*/chat+keys';
import startPages from 'words:start+languages,*/poster';
import { percent } from './percent';
import { loadItem, saveItem } from '../platform/storage';
import { language } from './language.svelte';
import { MissingMessage, Translator, type Facts } from './fluent';

export type { Facts } from './fluent';
/** Loads some pages of the catalogues, by language. */
export type CatalogueLoaders = Readonly<Record<string, () => Promise<{ default: string }>>>;

/** Where words come from, in a language. */
type Source = (lang: string) => Promise<string>;

const translators = new Map<string, Translator>();
/** All that was asked for so far: another language needs it too. */
const sources = new Map<CatalogueLoaders | string, Source>([[startPages, catalogueSource(startPages)]]);
/** What came from there, or is coming, by language. */
const loads = new Map<string, Map<Source, Promise<void>>>();
/** The language that was asked for last. */
let wanted = language.current;

/** The languages of this client, each named in itself. */
export const languages: readonly { lang: string; name: string }[] = Object.keys(startPages).map((lang) => ({
  lang,
  name: new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang,
}));

/** The language that I chose, or else the first of my browser's that is spoken here. */
export function myLanguage(): string {
  const wanted = [loadItem('language', ''), ...navigator.languages].flatMap((tag) => [tag, tag.split('-')[0]]);
  return wanted.find((tag) => tag && tag in startPages) ?? 'en';
}

/** Speaks another language from now on, and remembers it; whether it could be had. */
export async function setLanguage(lang: string): Promise<boolean> {
  try {
    await switchLanguage(lang);
  } catch {
    return false;
  }
  saveItem('language', lang);
  return true;
}

/** Speaks a language, once all its words are there, unless another was asked for meanwhile. */
export async function switchLanguage(lang: string): Promise<void> {
  wanted = lang;
  // While one waits, parts of the client may come that bring words of their own.
  const loaded = new Set<Source>();
  for (let rest = [...sources.values()]; rest.length > 0; rest = [...sources.values()].filter((source) => !loaded.has(source))) {
    await Promise.all(rest.map((source) => load(source, lang)));
    rest.forEach((source) => loaded.add(source));
  }
  if (lang !== wanted) return;
  language.current = lang;
  if (typeof document !== 'undefined') document.documentElement.lang = lang;
}

/** Brings the words of a part of the client, in the language spoken and in every one that is spoken later. */
export async function loadMessages(pages: CatalogueLoaders | undefined): Promise<typeof t> {
  if (pages) await loadMessagesFrom(pages, catalogueSource(pages));
  return t;
}

/** Brings all words of the house. */
export async function loadSharedMessages(): Promise<void> {
  await loadMessages(sharedPages);
}

/** Brings words from elsewhere, as those of a game that did not come with this client. */
export async function loadMessagesFrom(name: CatalogueLoaders | string, words: Source): Promise<void> {
  const source = sources.get(name) ?? words;
  sources.set(name, source);
  await load(source, language.current).catch((error: unknown) => {
    sources.delete(name);
    throw error;
  });
}

/** Knows some messages in the language spoken, as Fluent writes them. */
export function addMessages(page: string): void {
  addCatalogue(language.current, page);
}

/** What is on the screen is said anew: some of it may have waited for these words. */
function addCatalogue(lang: string, page: string): void {
  translatorOf(lang).add(page);
  language.loadedPages += 1;
}

/** Loads words once; what failed is tried again when it is asked for again. */
function load(source: Source, lang: string): Promise<void> {
  const mine = loads.get(lang) ?? new Map<Source, Promise<void>>();
  loads.set(lang, mine);
  const words = mine.get(source) ?? source(lang).then((page) => addCatalogue(lang, page));
  mine.set(source, words);
  words.catch(() => mine.delete(source));
  return words;
}

function catalogueSource(pages: CatalogueLoaders): Source {
  return async (lang) => (await (pages[lang] ?? pages['en'])?.())?.default ?? '';
}

function translatorOf(lang: string): Translator {
  const known = translators.get(lang) ?? new Translator(lang);
  translators.set(lang, known);
  return known;
}

/** The words for a key, with their facts. */
export function t(key: string, facts: Facts = {}): string {
  void language.loadedPages;
  return translatorOf(language.current).translate(key, facts);
}

/** The words for a key that was made by a server or from a name; null where the catalogue has none that these facts fill. */
export function tryTranslate(key: string, facts: Facts = {}): string | null {
  try {
    return t(key, facts);
  } catch (error) {
    if (error instanceof MissingMessage) return null;
    throw error;
  }
}

/** A form of a message that some languages have, and others do without. */
export function messageForm(key: string, form: string): string | null {
  return translatorOf(language.current).form(key, form);
}

/** Where the words of a game stand: those of `some-game` begin with `some_game.` */
export function catalogueArea(game: string): string {
  return game.replaceAll('-', '_');
}

/** Words of a game for the house; null where it brings none. */
export function gameText(game: string, what: string, facts: Facts = {}): string | null {
  return tryTranslate(`${catalogueArea(game)}.${what}`, facts);
}

export function gameName(game: string): string {
  return gameText(game, 'name') ?? game;
}

/** The ids of the messages of an area of the catalogue, in its order. */
export function messageIds(area: string): string[] {
  return [...translatorOf(language.current).ids].filter((id) => id.startsWith(`${area}-`));
}

/** The name of a bots' level; the server's own word for one that the catalogue does not know. */
export function levelName(level: string): string {
  return tryTranslate(`level.${level}`) ?? level;
}

/** Names one after the other, as one says them. */
export function listText(names: readonly string[]): string {
  return translatorOf(language.current).list(names);
}

/** A number by itself, as it stands in a sentence. */
export function numberText(number: number): string {
  return translatorOf(language.current).number(number);
}

/** A chance in hundredths. */
export function percentText(chance: number): string {
  return t('figure.percent', { percent: percent(chance) });
}

/** Things in a row, without a word between them. */
export function joined(things: readonly (string | number)[]): string {
  return things.join(', ');
}
