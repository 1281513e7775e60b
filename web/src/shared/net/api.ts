// The HTTP requests to the server.
import { refusalText } from '../i18n/refusal_text';
import type {
  Compared,
  DraftState,
  SavedDesign,
  GameOffer,
  Ghosts,
  LessonOffer,
  LessonContent,
  OpenTable,
  Race,
  Refused,
  Review,
  ReviewProgress,
  RulesSection,
  TableOpened,
  WhatIf,
} from './wire';
import { language } from '../i18n/language.svelte';
import { t } from '../i18n/i18n';

/** A failed request; its message is a sentence in the current language of the page. */
export class ApiError extends Error {
  readonly #words: () => string;

  constructor(refused: Refused | null = null) {
    super();
    this.#words = () => (refused ? refusalText(refused) : t('error.unreachable'));
  }

  override get message(): string {
    return this.#words();
  }
}

/** An error with a message for the player. */
export function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError();
}

async function fetchChecked(path: string, request?: RequestInit): Promise<Response> {
  const response = await fetch(path, request).catch(() => {
    throw new ApiError();
  });
  if (response.ok) return response;
  throw new ApiError((await response.json().catch(() => null)) as Refused | null);
}

export async function getJson<T>(path: string, request?: RequestInit): Promise<T> {
  return (await (await fetchChecked(path, request)).json()) as T;
}

export function postJson<T>(path: string, body: object): Promise<T> {
  return getJson(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

export function games(): Promise<GameOffer[]> {
  return getJson('/api/games');
}

export function rules(game: string): Promise<RulesSection[]> {
  return getJson(`/api/rules/${encodeURIComponent(game)}?lang=${language.current}`);
}

/** Returns the messages of a game without a client folder, in a language. */
export async function catalogue(game: string, lang: string): Promise<string> {
  return (await fetchChecked(`/api/words/${encodeURIComponent(game)}?lang=${lang}`)).text();
}

/** Returns the lessons of a game in order, and the examples of its rules. */
export function lessons(game: string): Promise<LessonOffer[]> {
  return getJson(`/api/lessons/${encodeURIComponent(game)}`);
}

/** Returns a lesson that addresses the learner by name. */
export function lesson(game: string, name: string, learner: string): Promise<LessonContent> {
  const told = new URLSearchParams({ lang: language.current, name: learner });
  return getJson(`/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}?${told.toString()}`);
}

/** Returns a design of the workshop after some moves; `at` is the place that the player asked about. */
export function draft(game: string, code: string, moves: readonly string[] = [], at = ''): Promise<DraftState> {
  const asked = new URLSearchParams([['code', code], ['at', at], ...moves.map((move) => ['do', move])]);
  return getJson(`/api/shipyard/${encodeURIComponent(game)}?${asked.toString()}`);
}

/** Simulates a design a number of times; null if it cannot be simulated. */
export function simulateDraft(game: string, code: string, tries: number, signal: AbortSignal): Promise<unknown> {
  const asked = new URLSearchParams({ code, tries: String(tries) });
  return getJson(`/api/shipyard/${encodeURIComponent(game)}/judged?${asked.toString()}`, { signal });
}

/** Compares a score with the results of that many simulations; null if the design cannot be simulated. */
export function compare(game: string, code: string, score: number, tries: number, signal: AbortSignal): Promise<Compared | null> {
  const asked = new URLSearchParams({ code, score: String(score), tries: String(tries) });
  return getJson(`/api/shipyard/${encodeURIComponent(game)}/compared?${asked.toString()}`, { signal });
}

/** Returns the best designs that were made in games on this server. */
export function bestExhibits(game: string): Promise<SavedDesign[]> {
  return getJson(`/api/shipyard/${encodeURIComponent(game)}/best`);
}

/** Returns a race, by default today's; `table` is the player's own table in it. */
export function race(game: string, code: string | null, table = ''): Promise<Race> {
  const path = [game, ...(code === null ? [] : [code])].map(encodeURIComponent).join('/');
  return getJson(`/api/races/${path}${table && `?table=${encodeURIComponent(table)}`}`);
}

/** Returns the opponents that a race table runs against, with their later moves since the last request. */
export function ghosts<G = Ghosts>(table: string, since: number | null): Promise<G> {
  return getJson(`/api/tables/${encodeURIComponent(table)}/ghosts?since=${since ?? ''}`);
}

export function openTable(wanted: OpenTable): Promise<TableOpened> {
  return postJson('/api/tables', wanted);
}

export function recordUrl(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}/record`;
}

/** Opens a table that continues from a position of a finished game. */
export function openWhatIf(table: string, wanted: WhatIf): Promise<TableOpened> {
  return postJson(`/api/tables/${encodeURIComponent(table)}/what-if`, wanted);
}

/** Requests the review of a table; `tell` receives the progress. */
export async function fetchReview(table: string, tell: (done: number) => void): Promise<Review> {
  const response = await fetchChecked(`/api/tables/${encodeURIComponent(table)}/review`);
  for await (const line of responseLines(response)) {
    const { done, review, refused } = JSON.parse(line) as ReviewProgress;
    tell(done);
    if (review) return review;
    if (refused) throw new ApiError(refused);
  }
  throw new ApiError();
}

/** Yields the lines of a response as they arrive. */
async function* responseLines(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
