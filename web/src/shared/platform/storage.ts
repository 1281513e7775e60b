// What this browser remembers from visit to visit: who I am, how I like to play, where I have played.
import { nameOf } from '../i18n/seat_names';
import type { Clock, OpenTable, Table } from '../net/wire';
import { t } from '../i18n/i18n';

/** A table that I sat at. */
export interface Visited {
  table: string;
  /** The name of the game, and how people call it. */
  kind?: string;
  game: string;
  /** The language in which it is told here. */
  lang?: string;
  stage: Table['stage'];
  others: readonly string[];
  when: number;
  /** Which of its kind was played: the mission, the flight. */
  what?: string | null;
  /** How it ended. */
  result?: string | null;
  /** Whether games of its kind can be reviewed. */
  reviewed?: boolean;
}

/** How I opened my last table of a game. */
export interface Wishes {
  clock: Clock | null;
  seats: number;
  level: string;
  advisor: boolean;
  chat: Table['chat'];
  options: NonNullable<OpenTable['options']>;
}

const mostVisited = 6;

// Browsers may forbid storage to a page; then it remembers for as long as it is open.
const session = new Map<string, string>();

/** What is kept under a name. */
export function recall<T>(what: string, otherwise: T): T {
  const key = `tavolata.${what}`;
  try {
    const kept = session.get(key) ?? localStorage.getItem(key);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

/** Keeps something under a name. */
export function remember(what: string, value: unknown): void {
  const key = `tavolata.${what}`;
  const kept = JSON.stringify(value);
  try {
    localStorage.setItem(key, kept);
  } catch {
    session.set(key, kept);
  }
}

/** As many random bytes as asked for, in hexadecimal digits. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What holds my seats for me: made once, told to the server only. */
export function mySecret(): string {
  const kept = recall<string | null>('secret', null);
  if (kept !== null) return kept;
  const made = randomHex(24);
  remember('secret', made);
  return made;
}

/** My name; a friendly one from the catalogue until I choose another. */
export function myName(): string {
  const kept = recall<string | null>('name', null);
  if (kept !== null) return kept;
  const guests = t('name.guests').split(', ');
  const lot = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  const name = guests[lot % guests.length] ?? t('house.name');
  remember('name', name);
  return name;
}

export function rememberName(name: string): void {
  remember('name', name);
}

export function wishesFor(game: string): Wishes | null {
  return recall<Wishes | null>(`wishes.${game}`, null);
}

export function rememberWishes(game: string, wishes: Wishes): void {
  remember(`wishes.${game}`, wishes);
}

/** The game that I opened a table of last. */
export function lastGame(): string | null {
  return recall<string | null>('game', null);
}

export function rememberGame(game: string): void {
  remember('game', game);
}

export function visitedTables(): readonly Visited[] {
  return recall<readonly Visited[]>('tables', []);
}

/** Notes that I was at a table of a game, if I sit there. */
export function rememberTable(table: Table, known: Pick<Visited, 'game' | 'lang' | 'what' | 'result'>, now: number): void {
  if (!table.seats.some((seat) => seat.mine)) return;
  const others = table.seats.filter((seat) => seat.holder !== 'nobody' && !seat.mine).map(nameOf);
  const visit: Visited = {
    ...known,
    table: table.table,
    kind: table.game.name,
    stage: table.stage,
    others,
    when: now,
    reviewed: table.game.reviewed,
  };
  remember('tables', [visit, ...visitedTables().filter((one) => one.table !== table.table)].slice(0, mostVisited));
}

/** A campaign that I looked at. */
export interface KnownCampaign {
  id: string;
  game: string;
  name: string;
}

/** The campaigns of a game that I know, the latest first. */
export function knownCampaigns(game: string): readonly KnownCampaign[] {
  return recall<readonly KnownCampaign[]>('campaigns', []).filter((one) => one.game === game);
}

export function rememberCampaign({ id, game, name }: KnownCampaign): void {
  const others = recall<readonly KnownCampaign[]>('campaigns', []).filter((one) => one.id !== id);
  remember('campaigns', [{ id, game, name }, ...others].slice(0, mostVisited));
}

/** Whether a table is one to go on with. */
export function isUnderWay({ stage }: Visited): boolean {
  return stage === 'open' || stage === 'playing';
}

export function forgetTable(table: string): void {
  remember(
    'tables',
    visitedTables().filter((one) => one.table !== table),
  );
}
