import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcer } from './live_region.svelte';
import type { Taste } from '../platform/preferences';

const taste = vi.hoisted(() => ({ speed: 'normal', ear: 'show' }) as Pick<Taste, 'speed' | 'ear'>);
vi.mock('../platform/preferences', () => ({ myTaste: () => taste }));

let voice: Announcer;
const heard = () => voice.said.map(({ words }) => words);

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(taste, { speed: 'normal', ear: 'show' });
  voice = new Announcer();
});
afterEach(() => vi.useRealTimers());

test('a sentence waits until the one before had time to be read; none is dropped, none comes twice', () => {
  ['One.', 'Two.', 'Three.'].forEach((words) => voice.say(words));
  expect(heard()).toEqual(['One.']);
  vi.advanceTimersByTime(700);
  expect(heard()).toEqual(['One.', 'Two.']);
  vi.runAllTimers();
  expect(heard()).toEqual(['One.', 'Two.', 'Three.']);
});

test('a long sentence takes longer than a short one', () => {
  voice.say('A very long sentence that goes on and on, and then some more.');
  voice.say('Two.');
  vi.advanceTimersByTime(1000);
  expect(heard()).toHaveLength(1);
});

test('where all is shown at once, all is said at once, each by itself', () => {
  taste.speed = 'at-once';
  ['One.', 'Two.'].forEach((words) => voice.say(words));
  expect(heard()).toEqual(['One.', 'Two.']);
});

test('what is refused interrupts, and what waits is still said', () => {
  ['One.', 'Two.'].forEach((words) => voice.say(words));
  voice.warn('No.');
  expect(voice.said.at(-1)).toMatchObject({ words: 'No.', urgent: true });
  vi.runAllTimers();
  expect(heard()).toEqual(['One.', 'No.', 'Two.']);
});

test('again says the last sentence, again and again an earlier one, and after something new the newest', () => {
  taste.speed = 'at-once';
  ['One.', 'Two.'].forEach((words) => voice.say(words));
  [1, 2, 3].forEach(() => voice.again());
  expect(heard().slice(2)).toEqual(['Two.', 'One.', 'One.']);
  voice.say('Three.');
  voice.again();
  expect(heard().slice(-2)).toEqual(['Three.', 'Three.']);
});

test('what was asked for comes before what waits, and does not count as something new', () => {
  ['One.', 'Two.'].forEach((words) => voice.say(words));
  voice.answer(['Here.', 'And there.']);
  expect(heard()).toEqual(['One.', 'Here.', 'And there.']);
  vi.runAllTimers();
  voice.again();
  expect(heard().slice(3)).toEqual(['Two.', 'Two.']);
});

test('who acts hears what is left of what happened before what follows', () => {
  ['One.', 'Two.', 'Three.'].forEach((words) => voice.say(words));
  voice.hurry();
  voice.say('Four.');
  vi.runAllTimers();
  expect(heard()).toEqual(['One.', 'Two.', 'Three.', 'Four.']);
});

test('the show waits for who listens slowly, and not for others', () => {
  voice.say('One.');
  expect(voice.holds).toBe(false);
  taste.ear = 'slow';
  expect(voice.holds).toBe(true);
  vi.runAllTimers();
  expect(voice.holds).toBe(false);
});

test('key by key each sentence waits for a key, as long as more follows', () => {
  Object.assign(taste, { speed: 'at-once', ear: 'key' });
  ['One.', 'Two.'].forEach((words) => voice.say(words));
  vi.runAllTimers();
  expect([heard(), voice.awaitsKey, voice.holds]).toEqual([['One.'], true, true]);
  voice.goOn();
  vi.runAllTimers();
  expect([heard(), voice.awaitsKey, voice.holds]).toEqual([['One.', 'Two.'], false, false]);
  voice.say('Three.');
  expect(heard()).toEqual(['One.', 'Two.', 'Three.']);
});

test('key by key the show is held before what it will tell', () => {
  taste.ear = 'key';
  voice.hasMore = true;
  voice.say('One.');
  vi.runAllTimers();
  expect([voice.awaitsKey, voice.holds]).toEqual([true, true]);
  voice.goOn();
  expect([voice.awaitsKey, voice.holds]).toEqual([false, false]);
});

test('in a dialog it is said there, and what was said there goes with it', () => {
  taste.speed = 'at-once';
  const page = voice.enter();
  const dialog = voice.enter();
  voice.say('One.');
  vi.runAllTimers();
  expect(voice.said.map(({ place }) => place)).toEqual([dialog]);
  vi.advanceTimersByTime(2000);
  voice.leave(dialog);
  voice.say('Two.');
  expect(voice.said.map(({ place, words }) => [place, words])).toEqual([[page, 'Two.']]);
});

test('what nobody can have listened to yet in a dialog that goes is said again where it stood', () => {
  taste.speed = 'at-once';
  const page = voice.enter();
  const dialog = voice.enter();
  vi.runAllTimers();
  ['One.', 'Two.'].forEach((words) => voice.say(words));
  voice.leave(dialog);
  expect(voice.said.map(({ place, words }) => [place, words])).toEqual([
    [page, 'One.'],
    [page, 'Two.'],
  ]);
});
