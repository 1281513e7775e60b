// What is asked of the server by plain HTTP.
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

/** Something that could not be had; its message is a sentence for people, in the language that they speak when they read it. */
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

/** The words of a game that this client does not carry, in a language. */
export async function catalogue(game: string, lang: string): Promise<string> {
  return (await fetchChecked(`/api/words/${encodeURIComponent(game)}?lang=${lang}`)).text();
}

/** The lessons of a game in their order, and the examples of its rules. */
export function lessons(game: string): Promise<LessonOffer[]> {
  return getJson(`/api/lessons/${encodeURIComponent(game)}`);
}

/** A lesson for a learner of this name. */
export function lesson(game: string, name: string, learner: string): Promise<LessonContent> {
  const told = new URLSearchParams({ lang: language.current, name: learner });
  return getJson(`/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}?${told.toString()}`);
}

/** What is made in the workshop of a game, after some moves; `at` is a place that is asked about. */
export function draft(game: string, code: string, moves: readonly string[] = [], at = ''): Promise<DraftState> {
  const asked = new URLSearchParams([['code', code], ['at', at], ...moves.map((move) => ['do', move])]);
  return getJson(`/api/shipyard/${encodeURIComponent(game)}?${asked.toString()}`);
}

/** What becomes of it when it is tried out so often; null where it cannot be. */
export function simulateDraft(game: string, code: string, tries: number, signal: AbortSignal): Promise<unknown> {
  const asked = new URLSearchParams({ code, tries: String(tries) });
  return getJson(`/api/shipyard/${encodeURIComponent(game)}/judged?${asked.toString()}`, { signal });
}

/** How a score compares with what so many tries of it bring; null where it cannot be tried out. */
export function compare(game: string, code: string, score: number, tries: number, signal: AbortSignal): Promise<Compared | null> {
  const asked = new URLSearchParams({ code, score: String(score), tries: String(tries) });
  return getJson(`/api/shipyard/${encodeURIComponent(game)}/compared?${asked.toString()}`, { signal });
}

/** The best that was made in games here. */
export function bestExhibits(game: string): Promise<SavedDesign[]> {
  return getJson(`/api/shipyard/${encodeURIComponent(game)}/best`);
}

/** A race, or that of the day; `table` is the one that I was at. */
export function race(game: string, code: string | null, table = ''): Promise<Race> {
  const path = [game, ...(code === null ? [] : [code])].map(encodeURIComponent).join('/');
  return getJson(`/api/races/${path}${table && `?table=${encodeURIComponent(table)}`}`);
}

/** Those whom my table runs against, and what they did later than was known. */
export function ghosts<G = Ghosts>(table: string, since: number | null): Promise<G> {
  return getJson(`/api/tables/${encodeURIComponent(table)}/ghosts?since=${since ?? ''}`);
}

export function openTable(wanted: OpenTable): Promise<TableOpened> {
  return postJson('/api/tables', wanted);
}

export function recordUrl(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}/record`;
}

/** A table that plays on from a moment of one that is over. */
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

/** The lines of an answer, as they come. */
async function* responseLines(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
