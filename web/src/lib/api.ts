// What is asked of the server by plain HTTP.
import { refusalWords } from './refusal';
import type { GameOffer, LessonOffer, LessonTold, OpenTable, Refused, RulesSection, TableOpened } from './wire';
import { t } from './words';

/** Something that could not be had; its message is a sentence for people. */
export class Failed extends Error {}

async function ask<T>(path: string, request?: RequestInit): Promise<T> {
  const response = await fetch(path, request).catch(() => {
    throw new Failed(t('error.unreachable'));
  });
  if (response.ok) return (await response.json()) as T;
  const refused = (await response.json().catch(() => null)) as Refused | null;
  throw new Failed(refused ? refusalWords(refused) : t('error.unreachable'));
}

export function games(): Promise<GameOffer[]> {
  return ask('/api/games');
}

export function rules(game: string): Promise<RulesSection[]> {
  return ask(`/api/rules/${encodeURIComponent(game)}`);
}

/** The words of a game that this client does not carry. */
export function words(game: string): Promise<Record<string, string>> {
  return ask(`/api/words/${encodeURIComponent(game)}`);
}

/** The lessons of a game in their order, and the examples of its rules. */
export function lessons(game: string): Promise<LessonOffer[]> {
  return ask(`/api/lessons/${encodeURIComponent(game)}`);
}

export function lesson(game: string, name: string): Promise<LessonTold> {
  return ask(`/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`);
}

export function openTable(wanted: OpenTable): Promise<TableOpened> {
  return ask('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wanted) });
}

export function recordOf(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}/record`;
}
