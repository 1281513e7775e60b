import { beforeEach, expect, test, vi } from 'vitest';
import { declineLessons, lessonAfter, offersLessons, lessonProgress, storeLearned, storeReachedStep } from './progress';

const offers = [
  { name: 'one', steps: 4, rule: null },
  { name: 'two', steps: 6, rule: null },
  { name: 'an-example', steps: 2, rule: 'LL-F1' },
];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('who never learned begins with the first lesson, and examples are none', () => {
  expect(lessonProgress('loop', offers)).toMatchObject({ done: 0, total: 2, next: { name: 'one' }, begun: false, declined: false });
  expect(lessonProgress('loop', [])).toBeNull();
});

test('who left a lesson goes on with it, and who did one with the next', () => {
  storeReachedStep('loop', 'one', 2);
  expect(lessonProgress('loop', offers)).toMatchObject({ next: { name: 'one' }, begun: true });
  storeLearned('loop', 'one');
  expect(lessonProgress('loop', offers)).toMatchObject({ done: 1, next: { name: 'two' }, begun: true });
});

test('lessons are offered until all are done, or somebody says no', () => {
  const wanted = () => offersLessons(lessonProgress('loop', offers)!);
  storeLearned('loop', 'one');
  expect(wanted()).toBe(true);
  storeLearned('loop', 'two');
  expect(wanted()).toBe(false);
  expect(offersLessons(lessonProgress('bombs', offers)!)).toBe(true);
  declineLessons('bombs');
  expect(offersLessons(lessonProgress('bombs', offers)!)).toBe(false);
});

test('after the last lesson there is none, and after an example neither', () => {
  expect(lessonAfter(offers, 'one')?.name).toBe('two');
  expect(lessonAfter(offers, 'two')).toBeNull();
  expect(lessonAfter(offers, 'an-example')).toBeNull();
});
