import { expect, test } from 'vitest';
import { levelName, listed, t } from './words';

test('facts fill their places', () => {
  expect(t('lucky_loop.result.player', { name: 'Ada', points: 14 })).toBe('Ada: 14');
});

test('a fact can stand for other words', () => {
  expect(t('lucky_loop.card.place', { colour: 'green' })).toBe('A place for a green card: Dive');
});

test('a count chooses the plural', () => {
  expect(t('lucky_loop.deck.left', { count: 1 })).toBe('1 card left');
  expect(t('lucky_loop.deck.left', { count: 26 })).toBe('26 cards left');
});

test('a missing fact is an error, not a hole in a sentence', () => {
  expect(() => t('lucky_loop.result.player', { name: 'Ada' })).toThrow('points');
});

test('an unknown key fails the type check and the call', () => {
  // @ts-expect-error: no such key
  expect(() => t('lucky_loop.no_such_words')).toThrow('no_such_words');
});

test('names are listed as one says them', () => {
  expect(listed(['Ada', 'Otto', 'Bice'])).toBe('Ada, Otto, and Bice');
});

test('a level that the catalogue does not know keeps its own name', () => {
  expect([levelName('hard'), levelName('grandmaster')]).toEqual(['Hard', 'grandmaster']);
});
