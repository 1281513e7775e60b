// Translates messages, the shared ones and those of each game, into the language of this page.
// The messages of the start page load first; the other shared messages load with the next page.
import sharedPages from 'words:house+ear+learn+limits+phone+review+shipyard+table,*/chat+keys';
import startPages from 'words:start+languages,*/poster';
import { percent } from './percent';
import { loadItem, saveItem } from '../platform/storage';
import { language } from './language.svelte';
import { MissingMessage, Translator, type Facts } from './fluent';

export type { Facts } from './fluent';
/** Loads some files of the message catalogues, by language. */
export type CatalogueLoaders = Readonly<Record<string, () => Promise<{ default: string }>>>;

/** Fetches messages in a language. */
type Source = (lang: string) => Promise<string>;

const translators = new Map<string, Translator>();
/** Every source requested so far; each is loaded again for another language. */
const sources = new Map<CatalogueLoaders | string, Source>([[startPages, catalogueSource(startPages)]]);
/** The finished and the pending loads, by language. */
const loads = new Map<string, Map<Source, Promise<void>>>();
/** The language requested last. */
let wanted = language.current;

/** The languages of this client, each with its own name for itself. */
export const languages: readonly { lang: string; name: string }[] = Object.keys(startPages).map((lang) => ({
  lang,
  name: new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang,
}));

/** The language that the player chose, or the browser's first one that the client has. */
export function myLanguage(): string {
  const wanted = [loadItem('language', ''), ...navigator.languages].flatMap((tag) => [tag, tag.split('-')[0]]);
  return wanted.find((tag) => tag && tag in startPages) ?? 'en';
}

/** Switches the language and stores it; returns false if it could not be loaded. */
export async function setLanguage(lang: string): Promise<boolean> {
  try {
    await switchLanguage(lang);
  } catch {
    return false;
  }
  saveItem('language', lang);
  return true;
}

/** Switches the language once all its messages are loaded, unless another was requested meanwhile. */
export async function switchLanguage(lang: string): Promise<void> {
  wanted = lang;
  // Components that load meanwhile may add sources.
  const loaded = new Set<Source>();
  for (let rest = [...sources.values()]; rest.length > 0; rest = [...sources.values()].filter((source) => !loaded.has(source))) {
    await Promise.all(rest.map((source) => load(source, lang)));
    rest.forEach((source) => loaded.add(source));
  }
  if (lang !== wanted) return;
  language.current = lang;
  if (typeof document !== 'undefined') document.documentElement.lang = lang;
}

/** Loads messages in the current language, and in every later one; returns the translator. */
export async function loadMessages(pages: CatalogueLoaders | undefined): Promise<typeof t> {
  if (pages) await loadMessagesFrom(pages, catalogueSource(pages));
  return t;
}

/** Loads all shared messages. */
export async function loadSharedMessages(): Promise<void> {
  await loadMessages(sharedPages);
}

/** Loads messages from another source, such as the server's for a game without a client folder. */
export async function loadMessagesFrom(name: CatalogueLoaders | string, words: Source): Promise<void> {
  const source = sources.get(name) ?? words;
  sources.set(name, source);
  await load(source, language.current).catch((error: unknown) => {
    sources.delete(name);
    throw error;
  });
}

/** Adds Fluent messages in the current language. */
export function addMessages(page: string): void {
  addCatalogue(language.current, page);
}

/** Adds a catalogue and renders again, since some texts may have waited for it. */
function addCatalogue(lang: string, page: string): void {
  translatorOf(lang).add(page);
  language.loadedPages += 1;
}

/** Loads a source once; a failed load is tried again at the next request. */
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

/** Returns the message of a key, filled with its facts. */
export function t(key: string, facts: Facts = {}): string {
  void language.loadedPages;
  return translatorOf(language.current).translate(key, facts);
}

/** Returns the message of a key that may be unknown, or null. */
export function tryTranslate(key: string, facts: Facts = {}): string | null {
  try {
    return t(key, facts);
  } catch (error) {
    if (error instanceof MissingMessage) return null;
    throw error;
  }
}

/** Returns an attribute of a message that only some languages have, or null. */
export function messageForm(key: string, form: string): string | null {
  return translatorOf(language.current).form(key, form);
}

/** The prefix of a game's messages: those of `some-game` begin with `some_game.` */
export function catalogueArea(game: string): string {
  return game.replaceAll('-', '_');
}

/** Returns a game's message, or null. */
export function gameText(game: string, what: string, facts: Facts = {}): string | null {
  return tryTranslate(`${catalogueArea(game)}.${what}`, facts);
}

export function gameName(game: string): string {
  return gameText(game, 'name') ?? game;
}

/** The ids of the messages of an area, in their order in the catalogue. */
export function messageIds(area: string): string[] {
  return [...translatorOf(language.current).ids].filter((id) => id.startsWith(`${area}-`));
}

/** The name of a bot level, or the server's key for an unknown one. */
export function levelName(level: string): string {
  return tryTranslate(`level.${level}`) ?? level;
}

/** Joins names as a list of the language. */
export function listText(names: readonly string[]): string {
  return translatorOf(language.current).list(names);
}

/** Formats a number for a sentence. */
export function numberText(number: number): string {
  return translatorOf(language.current).number(number);
}

/** Formats a probability as a percentage. */
export function percentText(chance: number): string {
  return t('figure.percent', { percent: percent(chance) });
}

/** Joins values by commas. */
export function joined(things: readonly (string | number)[]): string {
  return things.join(', ');
}
