import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveRegion } from './live_region.svelte';
import type { Preferences } from '../platform/preferences';

const chosen = vi.hoisted(() => ({ speed: 'normal', ear: 'show' }) as Pick<Preferences, 'speed' | 'ear'>);
vi.mock('../platform/preferences', () => ({ preferences: () => chosen }));

let voice: LiveRegion;
const heard = () => voice.announcements.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(chosen, { speed: 'normal', ear: 'show' });
  voice = new LiveRegion();
});
afterEach(() => vi.useRealTimers());

test('a sentence waits until the one before had time to be read; none is dropped, none comes twice', () => {
  ['One.', 'Two.', 'Three.'].forEach((words) => voice.announce(words));
  expect(heard()).toEqual(['One.']);
  vi.advanceTimersByTime(700);
  expect(heard()).toEqual(['One.', 'Two.']);
  vi.runAllTimers();
  expect(heard()).toEqual(['One.', 'Two.', 'Three.']);
});

test('a long sentence takes longer than a short one', () => {
  voice.announce('A very long sentence that goes on and on, and then some more.');
  voice.announce('Two.');
  vi.advanceTimersByTime(1000);
  expect(heard()).toHaveLength(1);
});

test('where all is shown at once, all is said at once, each by itself', () => {
  chosen.speed = 'at-once';
  ['One.', 'Two.'].forEach((words) => voice.announce(words));
  expect(heard()).toEqual(['One.', 'Two.']);
});

test('what is refused interrupts, and what waits is still said', () => {
  ['One.', 'Two.'].forEach((words) => voice.announce(words));
  voice.alert('No.');
  expect(voice.announcements.at(-1)).toMatchObject({ text: 'No.', urgent: true });
  vi.runAllTimers();
  expect(heard()).toEqual(['One.', 'No.', 'Two.']);
});

test('again says the last sentence, again and again an earlier one, and after something new the newest', () => {
  chosen.speed = 'at-once';
  ['One.', 'Two.'].forEach((words) => voice.announce(words));
  [1, 2, 3].forEach(() => voice.repeat());
  expect(heard().slice(2)).toEqual(['Two.', 'One.', 'One.']);
  voice.announce('Three.');
  voice.repeat();
  expect(heard().slice(-2)).toEqual(['Three.', 'Three.']);
});

test('what was asked for comes before what waits, and does not count as something new', () => {
  ['One.', 'Two.'].forEach((words) => voice.announce(words));
  voice.reply(['Here.', 'And there.']);
  expect(heard()).toEqual(['One.', 'Here.', 'And there.']);
  vi.runAllTimers();
  voice.repeat();
  expect(heard().slice(3)).toEqual(['Two.', 'Two.']);
});

test('who acts hears what is left of what happened before what follows', () => {
  ['One.', 'Two.', 'Three.'].forEach((words) => voice.announce(words));
  voice.flush();
  voice.announce('Four.');
  vi.runAllTimers();
  expect(heard()).toEqual(['One.', 'Two.', 'Three.', 'Four.']);
});

test('the show waits for who listens slowly, and not for others', () => {
  voice.announce('One.');
  expect(voice.blocksPlayback).toBe(false);
  chosen.ear = 'slow';
  expect(voice.blocksPlayback).toBe(true);
  vi.runAllTimers();
  expect(voice.blocksPlayback).toBe(false);
});

test('key by key each sentence waits for a key, as long as more follows', () => {
  Object.assign(chosen, { speed: 'at-once', ear: 'key' });
  ['One.', 'Two.'].forEach((words) => voice.announce(words));
  vi.runAllTimers();
  expect([heard(), voice.waitsForKey, voice.blocksPlayback]).toEqual([['One.'], true, true]);
  voice.next();
  vi.runAllTimers();
  expect([heard(), voice.waitsForKey, voice.blocksPlayback]).toEqual([['One.', 'Two.'], false, false]);
  voice.announce('Three.');
  expect(heard()).toEqual(['One.', 'Two.', 'Three.']);
});

test('key by key the show is held before what it will tell', () => {
  chosen.ear = 'key';
  voice.hasMore = true;
  voice.announce('One.');
  vi.runAllTimers();
  expect([voice.waitsForKey, voice.blocksPlayback]).toEqual([true, true]);
  voice.next();
  expect([voice.waitsForKey, voice.blocksPlayback]).toEqual([false, false]);
});

test('in a dialog it is said there, and what was said there goes with it', () => {
  chosen.speed = 'at-once';
  const page = voice.addRegion();
  const dialog = voice.addRegion();
  voice.announce('One.');
  vi.runAllTimers();
  expect(voice.announcements.map(({ region }) => region)).toEqual([dialog]);
  vi.advanceTimersByTime(2000);
  voice.removeRegion(dialog);
  voice.announce('Two.');
  expect(voice.announcements.map(({ region, text }) => [region, text])).toEqual([[page, 'Two.']]);
});

test('what nobody can have listened to yet in a dialog that goes is said again where it stood', () => {
  chosen.speed = 'at-once';
  const page = voice.addRegion();
  const dialog = voice.addRegion();
  vi.runAllTimers();
  ['One.', 'Two.'].forEach((words) => voice.announce(words));
  voice.removeRegion(dialog);
  expect(voice.announcements.map(({ region, text }) => [region, text])).toEqual([
    [page, 'One.'],
    [page, 'Two.'],
  ]);
});
