// The message catalogues of the package: new files are found by themselves, and the keys of those named here are checked.
import type bombBusters from '$words/bomb_busters.json';
import type bombBustersChat from '$words/bomb_busters_chat.json';
import type bombBustersRules from '$words/bomb_busters_rules.json';
import type galaxyTrucker from '$words/galaxy_trucker.json';
import type galaxyTruckerRules from '$words/galaxy_trucker_rules.json';
import type house from '$words/house.json';
import type luckyLoop from '$words/lucky_loop.json';
import type luckyLoopLog from '$words/lucky_loop_log.json';

type Named = typeof house & typeof luckyLoop & typeof luckyLoopLog;
type NamedOfBombBusters = typeof bombBusters & typeof bombBustersChat & typeof bombBustersRules;
type NamedOfGalaxyTrucker = typeof galaxyTrucker & typeof galaxyTruckerRules;

type Entry = keyof (Named & NamedOfBombBusters & NamedOfGalaxyTrucker);
/** A key as components write it: the plural variants `key_one` and `key_other` are both asked for as `key`. */
export type Key = Entry extends infer K ? (K extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : K) : never;
export type Facts = Readonly<Record<string, string | number>>;

// The words of the command line and of the server are not spoken here.
const files = import.meta.glob<Readonly<Record<string, string>>>(['$words/*.json', '!$words/cli.json', '!$words/server.json'], { eager: true, import: 'default' });
const catalogue: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(files)) as Record<string, string>;

const plurals = new Intl.PluralRules('en');

function sentence(key: string, count: Facts[string] | undefined): string {
  const variant = typeof count === 'number' ? catalogue[`${key}_${plurals.select(count)}`] : undefined;
  const found = variant ?? catalogue[key];
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

/** The key that a server's or a game's own name makes; null where the catalogue has no words for it. */
export function keyOf(name: string): Key | null {
  return name in catalogue ? (name as Key) : null;
}

/** The keys of an area of the catalogue, in its order. */
export function keysIn(area: string): Key[] {
  return Object.keys(catalogue).filter((key) => key.startsWith(`${area}.`)) as Key[];
}

/** The name of a bots' level; the server's own word for one that the catalogue does not know. */
export function levelName(level: string): string {
  return catalogue[`level.${level}`] ?? level;
}

const lists = new Intl.ListFormat('en');

/** Names one after the other, as one says them. */
export function listed(names: readonly string[]): string {
  return lists.format(names);
}
