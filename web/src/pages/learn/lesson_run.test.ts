import { beforeEach, expect, test, vi } from 'vitest';
import type { LessonContent } from '../../shared/net/wire';
import { LessonRun } from './lesson_run.svelte';

/** Returns a lesson whose scenes are given as [number of log lines, requested actions]. */
function lesson(...scenes: readonly (readonly [number, ...string[]])[]): LessonContent {
  const told = scenes.map(([n, ...asked]) => ({ say: '', point: '', do: asked, back: false, moves: { n, legal: [] } }));
  return { name: 'one', game: { name: 'loop' }, options: {}, seats: [], rule: null, scenes: told } as unknown as LessonContent;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('what is asked leads on, and anything else is a miss with another list of choices', () => {
  const run = new LessonRun(lesson([4, 'roll'], [5]));
  const { legal } = run;
  run.send(['stop']);
  expect([run.at, run.missed]).toEqual([0, 1]);
  expect(run.legal).not.toBe(legal);
  run.send(['roll']);
  expect([run.at, run.missed, run.stepsTaken]).toEqual([1, 0, true]);
});

test('several actions are one move', () => {
  const run = new LessonRun(lesson([4, 'discard R4', 'discard B5'], [6]));
  run.send(['discard R4']);
  expect(run.at).toBe(0);
  run.send(['discard R4', 'discard B5']);
  expect(run.at).toBe(1);
});

test('who is quicker than the sentences is taken along, but not past what happens', () => {
  const quick = new LessonRun(lesson([4], [4], [4, 'roll'], [5]));
  quick.send(['roll']);
  expect(quick.at).toBe(3);
  const waiting = new LessonRun({ ...lesson([4], [5], [5, 'roll'], [6]), name: 'two' });
  waiting.send(['roll']);
  expect([waiting.at, waiting.missed]).toEqual([0, 1]);
});

test('a lesson that was left goes on where it was, and one that was done is still at its end', () => {
  const told = lesson([4], [4, 'roll'], [5]);
  new LessonRun(told).next();
  const again = new LessonRun(told);
  expect(again.at).toBe(1);
  again.next();
  expect(again.isLast).toBe(true);
  expect(new LessonRun(told).isLast).toBe(true);
});
