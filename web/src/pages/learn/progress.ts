// The player's progress in the lessons of a game, stored in this browser.
import { loadItem, saveItem } from '../../shared/platform/storage';
import type { LessonOffer } from '../../shared/net/wire';

interface StoredProgress {
  /** The lessons that the player finished. */
  done: readonly string[];
  /** True if the player declined lessons. */
  declined: boolean;
}

/** The progress of a player in the lessons of a game. */
export interface LessonProgress {
  done: number;
  total: number;
  /** The next lesson: the first unfinished one, or the first of all. */
  next: LessonOffer;
  /** True if the player has started the lessons. */
  begun: boolean;
  declined: boolean;
}

const storageKey = (game: string) => `lessons.${game}`;

function storedProgress(game: string): StoredProgress {
  return loadItem<StoredProgress>(storageKey(game), { done: [], declined: false });
}

/** Returns the step that the player reached in a lesson. */
export function reachedStep(game: string, lesson: string): number {
  return loadItem(`lesson.${game}.${lesson}`, 0);
}

export function storeReachedStep(game: string, lesson: string, step: number): void {
  saveItem(`lesson.${game}.${lesson}`, step);
}

/** True if the player finished a lesson. */
export function isLearned(game: string, lesson: string): boolean {
  return storedProgress(game).done.includes(lesson);
}

/** Stores that the player finished a lesson. */
export function storeLearned(game: string, lesson: string): void {
  const { done, declined } = storedProgress(game);
  saveItem(storageKey(game), { done: [...new Set([...done, lesson])], declined });
}

/** Stores that the player declined lessons. */
export function declineLessons(game: string): void {
  saveItem(storageKey(game), { ...storedProgress(game), declined: true });
}

/** Returns the lessons without the examples of single rules. */
export function courseLessons(offers: readonly LessonOffer[]): LessonOffer[] {
  return offers.filter(({ rule }) => rule === null);
}

/** Returns the player's progress; null if the game has no lessons. */
export function lessonProgress(game: string, offers: readonly LessonOffer[]): LessonProgress | null {
  const course = courseLessons(offers);
  const { done, declined } = storedProgress(game);
  const next = course.find(({ name }) => !done.includes(name)) ?? course[0];
  if (!next) return null;
  const learned = course.filter(({ name }) => done.includes(name)).length;
  return { done: learned, total: course.length, next, begun: learned > 0 || reachedStep(game, next.name) > 0, declined };
}

/** True if lessons are left and the player has not declined them. */
export function offersLessons({ done, total, declined }: LessonProgress): boolean {
  return !declined && done < total;
}

/** Returns the lesson after another one, or null. */
export function lessonAfter(offers: readonly LessonOffer[], name: string): LessonOffer | null {
  const course = courseLessons(offers);
  const at = course.findIndex((offer) => offer.name === name);
  return at < 0 ? null : (course[at + 1] ?? null);
}
