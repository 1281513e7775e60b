// What this browser remembers from visit to visit: who I am, how I like to play, where I have played.
import { seatName } from '../i18n/seat_names';
import type { Clock, OpenTable, Table } from '../net/wire';
import { t } from '../i18n/i18n';

/** A table that I sat at. */
export interface VisitedTable {
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
export interface TableSettings {
  clock: Clock | null;
  seats: number;
  level: string;
  advisor: boolean;
  chat: Table['chat'];
  options: NonNullable<OpenTable['options']>;
}

const maxVisited = 6;

// Browsers may forbid storage to a page; then it remembers for as long as it is open.
const fallback = new Map<string, string>();

/** What is kept under a name. */
export function loadItem<T>(what: string, otherwise: T): T {
  const key = `tavolata.${what}`;
  try {
    const kept = fallback.get(key) ?? localStorage.getItem(key);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

/** Keeps something under a name. */
export function saveItem(what: string, value: unknown): void {
  const key = `tavolata.${what}`;
  const kept = JSON.stringify(value);
  try {
    localStorage.setItem(key, kept);
  } catch {
    fallback.set(key, kept);
  }
}

/** As many random bytes as asked for, in hexadecimal digits. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What holds my seats for me: made once, told to the server only. */
export function mySecret(): string {
  const kept = loadItem<string | null>('secret', null);
  if (kept !== null) return kept;
  const made = randomHex(24);
  saveItem('secret', made);
  return made;
}

/** My name; a friendly one from the catalogue until I choose another. */
export function myName(): string {
  const kept = loadItem<string | null>('name', null);
  if (kept !== null) return kept;
  const guests = t('name.guests').split(', ');
  const lot = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  const name = guests[lot % guests.length] ?? t('house.name');
  saveItem('name', name);
  return name;
}

export function saveName(name: string): void {
  saveItem('name', name);
}

export function savedSettings(game: string): TableSettings | null {
  return loadItem<TableSettings | null>(`wishes.${game}`, null);
}

export function saveSettings(game: string, wishes: TableSettings): void {
  saveItem(`wishes.${game}`, wishes);
}

/** The game that I opened a table of last. */
export function lastGame(): string | null {
  return loadItem<string | null>('game', null);
}

export function saveLastGame(game: string): void {
  saveItem('game', game);
}

export function visitedTables(): readonly VisitedTable[] {
  return loadItem<readonly VisitedTable[]>('tables', []);
}

/** Notes that I was at a table of a game, if I sit there. */
export function saveVisit(table: Table, known: Pick<VisitedTable, 'game' | 'lang' | 'what' | 'result'>, now: number): void {
  if (!table.seats.some((seat) => seat.mine)) return;
  const others = table.seats.filter((seat) => seat.holder !== 'nobody' && !seat.mine).map(seatName);
  const visit: VisitedTable = {
    ...known,
    table: table.table,
    kind: table.game.name,
    stage: table.stage,
    others,
    when: now,
    reviewed: table.game.reviewed,
  };
  saveItem('tables', [visit, ...visitedTables().filter((one) => one.table !== table.table)].slice(0, maxVisited));
}

/** A campaign that I looked at. */
export interface KnownCampaign {
  id: string;
  game: string;
  name: string;
}

/** The campaigns of a game that I know, the latest first. */
export function knownCampaigns(game: string): readonly KnownCampaign[] {
  return loadItem<readonly KnownCampaign[]>('campaigns', []).filter((one) => one.game === game);
}

export function saveCampaign({ id, game, name }: KnownCampaign): void {
  const others = loadItem<readonly KnownCampaign[]>('campaigns', []).filter((one) => one.id !== id);
  saveItem('campaigns', [{ id, game, name }, ...others].slice(0, maxVisited));
}

/** Whether a table is one to go on with. */
export function isUnfinished({ stage }: VisitedTable): boolean {
  return stage === 'open' || stage === 'playing';
}

export function removeVisit(table: string): void {
  saveItem(
    'tables',
    visitedTables().filter((one) => one.table !== table),
  );
}
