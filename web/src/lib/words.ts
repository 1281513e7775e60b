// What people read and hear: the words of the house, and those that each game brings, in the language of this page.
import house from 'words:house+ear+learn+phone+review+table,*/chat+keys+poster';
import { percent } from './chance';
import { recall, remember } from './memory';
import { language } from './language.svelte';
import { NoWords, Speaker, type Facts } from './speaker';

export type { Facts } from './speaker';
/** Loads some pages of the catalogues, by language. */
export type Pages = Readonly<Record<string, () => Promise<{ default: string }>>>;

const speakers = new Map<string, Speaker>();
/** All pages that were asked for so far: another language needs them too. */
const brought = new Map<Pages, Promise<void>>();
/** Words that did not come with this client, by language. */
const strangers: ((lang: string) => Promise<string>)[] = [];

/** The languages of this client, each named in itself. */
export const languages: readonly { lang: string; name: string }[] = Object.keys(house).map((lang) => ({
  lang,
  name: new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang,
}));

/** The language that I chose, or else the first of my browser's that is spoken here. */
export function myLanguage(): string {
  const wanted = [recall('language', ''), ...navigator.languages].flatMap((tag) => [tag, tag.split('-')[0]]);
  return wanted.find((tag) => tag && tag in house) ?? 'en';
}

/** Speaks another language from now on, and remembers it. */
export async function choose(lang: string): Promise<void> {
  await speak(lang);
  remember('language', lang);
}

/** Speaks a language, once all its words are there. */
export async function speak(lang: string): Promise<void> {
  const pages = new Set([house, ...brought.keys()]);
  await Promise.all([...[...pages].map((some) => load(some, lang)), ...strangers.map((words) => add(words, lang))]);
  language.current = lang;
  if (typeof document !== 'undefined') document.documentElement.lang = lang;
}

/** Brings the words of a part of the client, in the language spoken and in every one that is spoken later. */
export async function bring(pages: Pages | undefined): Promise<typeof t> {
  if (!pages) return t;
  const coming = brought.get(pages) ?? load(pages, language.current);
  brought.set(pages, coming);
  await coming.catch((error: unknown) => {
    brought.delete(pages);
    throw error;
  });
  return t;
}

/** Brings the words of a game that did not come with this client. */
export async function bringFrom(words: (lang: string) => Promise<string>): Promise<void> {
  await add(words, language.current);
  strangers.push(words);
}

/** Knows some messages in the language spoken, as Fluent writes them. */
export function addWords(page: string): void {
  learn(language.current, page);
}

async function load(pages: Pages, lang: string): Promise<void> {
  const page = await (pages[lang] ?? pages['en'])?.();
  if (page) learn(lang, page.default);
}

async function add(words: (lang: string) => Promise<string>, lang: string): Promise<void> {
  learn(lang, await words(lang));
}

/** What is on the screen is said anew: some of it may have waited for these words. */
function learn(lang: string, page: string): void {
  speakerOf(lang).add(page);
  language.pages += 1;
}

function speakerOf(lang: string): Speaker {
  const known = speakers.get(lang) ?? new Speaker(lang);
  speakers.set(lang, known);
  return known;
}

/** The words for a key, with their facts. */
export function t(key: string, facts: Facts = {}): string {
  void language.pages;
  return speakerOf(language.current).say(key, facts);
}

/** The words for a key that was made by a server or from a name; null where the catalogue has none that these facts fill. */
export function wordsFor(key: string, facts: Facts = {}): string | null {
  try {
    return t(key, facts);
  } catch (error) {
    if (error instanceof NoWords) return null;
    throw error;
  }
}

/** Where the words of a game stand: those of `some-game` begin with `some_game.` */
export function areaOf(game: string): string {
  return game.replaceAll('-', '_');
}

/** Words of a game for the house; null where it brings none. */
export function ofGame(game: string, what: string, facts: Facts = {}): string | null {
  return wordsFor(`${areaOf(game)}.${what}`, facts);
}

export function gameName(game: string): string {
  return ofGame(game, 'name') ?? game;
}

/** The ids of the messages of an area of the catalogue, in its order. */
export function idsIn(area: string): string[] {
  return [...speakerOf(language.current).ids].filter((id) => id.startsWith(`${area}-`));
}

/** The name of a bots' level; the server's own word for one that the catalogue does not know. */
export function levelName(level: string): string {
  return wordsFor(`level.${level}`) ?? level;
}

/** Names one after the other, as one says them. */
export function listed(names: readonly string[]): string {
  return speakerOf(language.current).listed(names);
}

/** A number by itself, as it stands in a sentence. */
export function figure(number: number): string {
  return speakerOf(language.current).figure(number);
}

/** A chance in hundredths. */
export function percentWords(chance: number): string {
  return t('figure.percent', { percent: percent(chance) });
}

/** Things in a row, without a word between them. */
export function inRow(things: readonly (string | number)[]): string {
  return things.join(', ');
}
