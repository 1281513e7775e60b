import { beforeEach, expect, test, vi } from 'vitest';
import { decline, following, isWanted, progressIn, rememberLearned, rememberReached } from './progress';

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
  expect(progressIn('loop', offers)).toMatchObject({ done: 0, of: 2, next: { name: 'one' }, begun: false, declined: false });
  expect(progressIn('loop', [])).toBeNull();
});

test('who left a lesson goes on with it, and who did one with the next', () => {
  rememberReached('loop', 'one', 2);
  expect(progressIn('loop', offers)).toMatchObject({ next: { name: 'one' }, begun: true });
  rememberLearned('loop', 'one');
  expect(progressIn('loop', offers)).toMatchObject({ done: 1, next: { name: 'two' }, begun: true });
});

test('lessons are offered until all are done, or somebody says no', () => {
  const wanted = () => isWanted(progressIn('loop', offers)!);
  rememberLearned('loop', 'one');
  expect(wanted()).toBe(true);
  rememberLearned('loop', 'two');
  expect(wanted()).toBe(false);
  expect(isWanted(progressIn('bombs', offers)!)).toBe(true);
  decline('bombs');
  expect(isWanted(progressIn('bombs', offers)!)).toBe(false);
});

test('after the last lesson there is none, and after an example neither', () => {
  expect(following(offers, 'one')?.name).toBe('two');
  expect(following(offers, 'two')).toBeNull();
  expect(following(offers, 'an-example')).toBeNull();
});
