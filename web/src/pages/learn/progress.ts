// How far I am with the lessons of a game, as this browser remembers it.
import { recall, remember } from '../../shared/platform/storage';
import type { LessonOffer } from '../../shared/net/wire';

interface Learning {
  /** The lessons that I followed to their end. */
  done: readonly string[];
  /** Whether I said that I need none. */
  declined: boolean;
}

/** Where somebody stands who may learn a game. */
export interface Progress {
  done: number;
  of: number;
  /** The lesson to be had next: the first that is not done, or the first of all again. */
  next: LessonOffer;
  /** Whether it was begun, and left. */
  begun: boolean;
  declined: boolean;
}

const kept = (game: string) => `lessons.${game}`;

function learning(game: string): Learning {
  return recall<Learning>(kept(game), { done: [], declined: false });
}

/** At which step of a lesson I am. */
export function reached(game: string, lesson: string): number {
  return recall(`lesson.${game}.${lesson}`, 0);
}

export function rememberReached(game: string, lesson: string, step: number): void {
  remember(`lesson.${game}.${lesson}`, step);
}

/** Whether I followed a lesson to its end. */
export function isLearned(game: string, lesson: string): boolean {
  return learning(game).done.includes(lesson);
}

/** Notes that I followed a lesson to its end. */
export function rememberLearned(game: string, lesson: string): void {
  const { done, declined } = learning(game);
  remember(kept(game), { done: [...new Set([...done, lesson])], declined });
}

/** Notes that I do not want to be offered lessons any more. */
export function decline(game: string): void {
  remember(kept(game), { ...learning(game), declined: true });
}

/** The lessons among what is offered, without the examples of single rules. */
export function courseOf(offers: readonly LessonOffer[]): LessonOffer[] {
  return offers.filter(({ rule }) => rule === null);
}

/** How far I am; null where a game has no lessons. */
export function progressIn(game: string, offers: readonly LessonOffer[]): Progress | null {
  const course = courseOf(offers);
  const { done, declined } = learning(game);
  const next = course.find(({ name }) => !done.includes(name)) ?? course[0];
  if (!next) return null;
  const learned = course.filter(({ name }) => done.includes(name)).length;
  return { done: learned, of: course.length, next, begun: learned > 0 || reached(game, next.name) > 0, declined };
}

/** Whether lessons are still to be offered: there are some left, and nobody said no. */
export function isWanted({ done, of, declined }: Progress): boolean {
  return !declined && done < of;
}

/** The lesson after another one. */
export function following(offers: readonly LessonOffer[], name: string): LessonOffer | null {
  const course = courseOf(offers);
  const at = course.findIndex((offer) => offer.name === name);
  return at < 0 ? null : (course[at + 1] ?? null);
}
