import house from '$words/house.json';
import luckyLoop from '$words/lucky_loop.json';
import luckyLoopLog from '$words/lucky_loop_log.json';

const catalogue = { ...house, ...luckyLoop, ...luckyLoopLog };

type Entry = keyof typeof catalogue;
/** A key as components write it: the plural variants `key_one` and `key_other` are both asked for as `key`. */
export type Key = Entry extends infer K ? (K extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : K) : never;
export type Facts = Readonly<Record<string, string | number>>;

const plurals = new Intl.PluralRules('en');

function sentence(key: string, count: Facts[string] | undefined): string {
  const words: Readonly<Record<string, string>> = catalogue;
  const variant = typeof count === 'number' ? words[`${key}_${plurals.select(count)}`] : undefined;
  const found = variant ?? words[key];
  if (found === undefined) throw new Error(`The catalogue has no words for "${key}".`);
  return found;
}

/** The words for a key: `{fact}` is put in as it is, `{fact:prefix}` as the words for `prefix.<fact>`; a fact named `count` chooses the plural. */
export function t(key: Key, facts: Facts = {}): string {
  return sentence(key, facts['count']).replace(/\{(\w+)(?::([\w.]+))?\}/g, (_, name: string, prefix: string | undefined) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`The words for "${key}" need the fact "${name}".`);
    return prefix ? sentence(`${prefix}.${fact}`, undefined) : String(fact);
  });
}

/** The name of a bots' level; the server's own word for one that the catalogue does not know. */
export function levelName(level: string): string {
  const words: Readonly<Record<string, string>> = catalogue;
  return words[`level.${level}`] ?? level;
}

const lists = new Intl.ListFormat('en');

/** Names one after the other, as one says them. */
export function listed(names: readonly string[]): string {
  return lists.format(names);
}
