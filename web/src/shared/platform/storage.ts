// Everything that this browser stores between visits: the player's name, settings and tables. Only this module uses localStorage.
import { seatName } from '../i18n/seat_names';
import type { Clock, OpenTable, Table } from '../net/wire';
import { t } from '../i18n/i18n';

/** A table at which the player had a seat. */
export interface VisitedTable {
  table: string;
  /** The id of the game; `game` is its displayed name. */
  kind?: string;
  game: string;
  /** The language of the texts stored here. */
  lang?: string;
  stage: Table['stage'];
  others: readonly string[];
  when: number;
  /** The name of the mission, flight or other variant played. */
  what?: string | null;
  /** The result as text. */
  result?: string | null;
  /** True if games of this kind can be reviewed. */
  reviewed?: boolean;
}

/** The settings of the player's last table of a game. */
export interface TableSettings {
  clock: Clock | null;
  seats: number;
  level: string;
  advisor: boolean;
  chat: Table['chat'];
  options: NonNullable<OpenTable['options']>;
}

const maxVisited = 6;

// Browsers may deny storage; values then last until the page closes.
const fallback = new Map<string, string>();

/** Returns the value stored under a name, or a default. */
export function loadItem<T>(what: string, otherwise: T): T {
  const key = `tavolata.${what}`;
  try {
    const kept = fallback.get(key) ?? localStorage.getItem(key);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

/** Stores a value under a name. */
export function saveItem(what: string, value: unknown): void {
  const key = `tavolata.${what}`;
  const kept = JSON.stringify(value);
  try {
    localStorage.setItem(key, kept);
  } catch {
    fallback.set(key, kept);
  }
}

/** Returns random bytes in hexadecimal digits. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The secret that identifies the player's seats: created once, sent to the server only. */
export function mySecret(): string {
  const kept = loadItem<string | null>('secret', null);
  if (kept !== null) return kept;
  const made = randomHex(24);
  saveItem('secret', made);
  return made;
}

/** Returns the player's name; by default a friendly one from the catalogue. */
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

/** Returns the game of the table opened last. */
export function lastGame(): string | null {
  return loadItem<string | null>('game', null);
}

export function saveLastGame(game: string): void {
  saveItem('game', game);
}

export function visitedTables(): readonly VisitedTable[] {
  return loadItem<readonly VisitedTable[]>('tables', []);
}

/** Stores a visit to a table, if the player has a seat there. */
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

/** A campaign that was opened in this browser. */
export interface KnownCampaign {
  id: string;
  game: string;
  name: string;
}

/** Returns the known campaigns of a game, latest first. */
export function knownCampaigns(game: string): readonly KnownCampaign[] {
  return loadItem<readonly KnownCampaign[]>('campaigns', []).filter((one) => one.game === game);
}

export function saveCampaign({ id, game, name }: KnownCampaign): void {
  const others = loadItem<readonly KnownCampaign[]>('campaigns', []).filter((one) => one.id !== id);
  saveItem('campaigns', [{ id, game, name }, ...others].slice(0, maxVisited));
}

/** True for a table that can be continued. */
export function isUnfinished({ stage }: VisitedTable): boolean {
  return stage === 'open' || stage === 'playing';
}

export function removeVisit(table: string): void {
  saveItem(
    'tables',
    visitedTables().filter((one) => one.table !== table),
  );
}
