// How far I am with the lessons of a game, as this browser remembers it.
import { loadItem, saveItem } from '../../shared/platform/storage';
import type { LessonOffer } from '../../shared/net/wire';

interface StoredProgress {
  /** The lessons that I followed to their end. */
  done: readonly string[];
  /** Whether I said that I need none. */
  declined: boolean;
}

/** The progress of a player in the lessons of a game. */
export interface LessonProgress {
  done: number;
  total: number;
  /** The lesson to be had next: the first that is not done, or the first of all again. */
  next: LessonOffer;
  /** Whether it was begun, and left. */
  begun: boolean;
  declined: boolean;
}

const storageKey = (game: string) => `lessons.${game}`;

function storedProgress(game: string): StoredProgress {
  return loadItem<StoredProgress>(storageKey(game), { done: [], declined: false });
}

/** At which step of a lesson I am. */
export function reachedStep(game: string, lesson: string): number {
  return loadItem(`lesson.${game}.${lesson}`, 0);
}

export function storeReachedStep(game: string, lesson: string, step: number): void {
  saveItem(`lesson.${game}.${lesson}`, step);
}

/** Whether I followed a lesson to its end. */
export function isLearned(game: string, lesson: string): boolean {
  return storedProgress(game).done.includes(lesson);
}

/** Notes that I followed a lesson to its end. */
export function storeLearned(game: string, lesson: string): void {
  const { done, declined } = storedProgress(game);
  saveItem(storageKey(game), { done: [...new Set([...done, lesson])], declined });
}

/** Notes that I do not want to be offered lessons any more. */
export function declineLessons(game: string): void {
  saveItem(storageKey(game), { ...storedProgress(game), declined: true });
}

/** The lessons among what is offered, without the examples of single rules. */
export function courseLessons(offers: readonly LessonOffer[]): LessonOffer[] {
  return offers.filter(({ rule }) => rule === null);
}

/** How far I am; null where a game has no lessons. */
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

/** The lesson after another one. */
export function lessonAfter(offers: readonly LessonOffer[], name: string): LessonOffer | null {
  const course = courseLessons(offers);
  const at = course.findIndex((offer) => offer.name === name);
  return at < 0 ? null : (course[at + 1] ?? null);
}
