import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { phrases, Talk } from './chat.svelte';
import type { Said } from './wire';
import { addWords } from '../i18n/i18n';

const said = (seat: number, words: string, phrase = ''): Said => ({ kind: 'said', seat, phrase, words });
let talk: Talk;

beforeEach(() => {
  vi.useFakeTimers();
  talk = new Talk();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a phrase is said in the words of the catalogue, other words as they are', () => {
  talk.hear(said(0, '', 'chat.luck'), 0);
  talk.hear(said(1, 'Same to you'), 0);
  expect(talk.spoken.map(({ words }) => words)).toEqual(['Good luck!', 'Same to you']);
});

test('a phrase that this page does not know yet does no harm', () => {
  talk.hear(said(0, '', 'chat.of_tomorrow'), 0);
  expect(talk.spoken[0]?.words).toBe('chat.of_tomorrow');
});

test('words stay in the air for a while, long ones for longer, and are kept then', () => {
  talk.hear(said(0, 'Hm'), 0);
  talk.hear(said(1, 'A sentence that takes its time to be read to the end'), 0);
  vi.advanceTimersByTime(4500);
  expect(talk.aloud.map(({ seat }) => seat)).toEqual([1]);
  vi.advanceTimersByTime(4500);
  expect(talk.aloud).toEqual([]);
  expect(talk.spoken).toHaveLength(2);
});

test('who says more takes the place of what they said, for the full time', () => {
  talk.hear(said(0, 'One'), 0);
  vi.advanceTimersByTime(4000);
  talk.hear(said(0, 'Two'), 0);
  vi.advanceTimersByTime(1000);
  expect(talk.aloud.map(({ words }) => words)).toEqual(['Two']);
});

test('the last two hundred sentences are kept', () => {
  for (let at = 0; at < 205; at += 1) talk.hear(said(0, String(at)), 0);
  expect([talk.spoken.length, talk.spoken[0]?.words]).toEqual([200, '5']);
});

test('a table has the phrases of its own game, then those of the house', () => {
  expect(phrases('toy-game')).toContain('chat-hello');
  const house = phrases('toy-game');
  addWords('toy_game-chat-well_played = Well toyed!');
  expect(phrases('toy-game')).toEqual(['toy_game-chat-well_played', ...house]);
});
