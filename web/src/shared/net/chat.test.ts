import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chatPhrases, Chat } from './chat.svelte';
import type { ChatMessage } from './wire';
import { addMessages } from '../i18n/i18n';

const said = (seat: number, words: string, phrase = ''): ChatMessage => ({ kind: 'said', seat, phrase, words });
let talk: Chat;

beforeEach(() => {
  vi.useFakeTimers();
  talk = new Chat();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a phrase is said in the words of the catalogue, other words as they are', () => {
  talk.onMessage(said(0, '', 'chat.luck'), 0);
  talk.onMessage(said(1, 'Same to you'), 0);
  expect(talk.messages.map(({ text }) => text)).toEqual(['Good luck!', 'Same to you']);
});

test('a phrase that this page does not know yet does no harm', () => {
  talk.onMessage(said(0, '', 'chat.of_tomorrow'), 0);
  expect(talk.messages[0]?.text).toBe('chat.of_tomorrow');
});

test('words stay in the air for a while, long ones for longer, and are kept then', () => {
  talk.onMessage(said(0, 'Hm'), 0);
  talk.onMessage(said(1, 'A sentence that takes its time to be read to the end'), 0);
  vi.advanceTimersByTime(4500);
  expect(talk.bubbles.map(({ seat }) => seat)).toEqual([1]);
  vi.advanceTimersByTime(4500);
  expect(talk.bubbles).toEqual([]);
  expect(talk.messages).toHaveLength(2);
});

test('who says more takes the place of what they said, for the full time', () => {
  talk.onMessage(said(0, 'One'), 0);
  vi.advanceTimersByTime(4000);
  talk.onMessage(said(0, 'Two'), 0);
  vi.advanceTimersByTime(1000);
  expect(talk.bubbles.map(({ text }) => text)).toEqual(['Two']);
});

test('the last two hundred sentences are kept', () => {
  for (let at = 0; at < 205; at += 1) talk.onMessage(said(0, String(at)), 0);
  expect([talk.messages.length, talk.messages[0]?.text]).toEqual([200, '5']);
});

test('a table has the phrases of its own game, then those of the house', () => {
  expect(chatPhrases('toy-game')).toContain('chat-hello');
  const house = chatPhrases('toy-game');
  addMessages('toy_game-chat-well_played = Well toyed!');
  expect(chatPhrases('toy-game')).toEqual(['toy_game-chat-well_played', ...house]);
});
