// The message catalogue: the words of the house, and those that each game brings. Keys that are written out are checked.
import house from '$words/house.json';
import learn from '$words/learn.json';
import review from '$words/review.json';
import phone from '$words/phone.json';
import table from '$words/table.json';

type Words = Readonly<Record<string, string>>;
/** A key as components write it: the plural variants `key_one` and `key_other` are both asked for as `key`. */
type KeyOf<W> = keyof W extends infer K ? (K extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : K & string) : never;
export type Key = KeyOf<typeof house & typeof learn & typeof review & typeof phone & typeof table>;
export type Facts = Readonly<Record<string, string | number>>;
type Say<K extends string> = (key: K, facts?: Facts) => string;

const catalogue: Record<string, string> = { ...house, ...learn, ...review, ...phone, ...table };

/** Something cannot be said. */
class NoWords extends Error {}

const plurals = new Intl.PluralRules('en');

function found(key: string, count?: Facts[string]): string | undefined {
  const variant = typeof count === 'number' ? catalogue[`${key}_${plurals.select(count)}`] : undefined;
  return variant ?? catalogue[key];
}

/** The words for a key: `{fact}` is put in as it is, `{fact:prefix}` as the words for `prefix.<fact>`; a fact named `count` chooses the plural. */
function say(key: string, facts: Facts = {}): string {
  const words = found(key, facts['count']);
  if (words === undefined) throw new NoWords(`The catalogue has no words for "${key}".`);
  return words.replace(/\{(\w+)(?::([\w.]+))?\}/g, (_, name: string, prefix: string | undefined) => {
    const fact = facts[name];
    if (fact === undefined) throw new NoWords(`The words for "${key}" need the fact "${name}".`);
    return prefix ? say(`${prefix}.${fact}`) : String(fact);
  });
}

/** Says the words of the house. */
export const t: Say<Key> = say;

/** Adds the words of a game, as it is fetched. */
export function addWords(words: Words): void {
  Object.assign(catalogue, words);
}

/** Adds the words of a game that comes with this client, and says them and those of the house. */
export function speaking<W extends Words>(words: W): Say<Key | KeyOf<W>> {
  addWords(words);
  return say;
}

/** The words for a key that was made by a server or from a name; null where the catalogue has none that these facts fill. */
export function wordsFor(key: string, facts: Facts = {}): string | null {
  try {
    return say(key, facts);
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

/** The keys of an area of the catalogue, in its order. */
export function keysIn(area: string): string[] {
  return Object.keys(catalogue).filter((key) => key.startsWith(`${area}.`));
}

/** The name of a bots' level; the server's own word for one that the catalogue does not know. */
export function levelName(level: string): string {
  return wordsFor(`level.${level}`) ?? level;
}

const lists = new Intl.ListFormat('en');

/** Names one after the other, as one says them. */
export function listed(names: readonly string[]): string {
  return lists.format(names);
}

const rows = new Intl.ListFormat('en', { type: 'unit' });

/** Things in a row, without a word between them. */
export function inRow(things: readonly (string | number)[]): string {
  return rows.format(things.map(String));
}
