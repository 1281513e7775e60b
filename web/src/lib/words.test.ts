import { expect, test } from 'vitest';
import { addWords, gameName, inRow, keysIn, levelName, listed, ofGame, speaking, t, wordsFor } from './words';

test('facts fill their places', () => {
  expect(t('talk.said', { name: 'Ada', words: 'Hm' })).toBe('Ada says: Hm');
});

test('a count chooses the plural', () => {
  expect([t('over.points', { count: 1 }), t('over.points', { count: 26 })]).toEqual(['1 point', '26 points']);
});

test('a missing fact is an error, not a hole in a sentence', () => {
  expect(() => t('talk.said', { name: 'Ada' })).toThrow('words');
});

test('an unknown key fails the type check and the call', () => {
  // @ts-expect-error: no such key
  expect(() => t('house.no_such_words')).toThrow('no_such_words');
});

test('a game says its own words and those of the house, each key checked', () => {
  const say = speaking({
    'toy_game.card': 'a {colour:toy_game.colour} card',
    'toy_game.colour.red': 'scarlet',
    'toy_game.left_one': 'one',
    'toy_game.left_other': 'many',
  });
  expect(say('toy_game.card', { colour: 'red' })).toBe('a scarlet card');
  expect([say('toy_game.left', { count: 3 }), say('house.close')]).toEqual(['many', 'Close']);
  // @ts-expect-error: no such key
  expect(() => say('toy_game.no_such_words')).toThrow('no_such_words');
});

test('words that are fetched are found by the name of their game', () => {
  expect([gameName('far-game'), ofGame('far-game', 'tagline')]).toEqual(['far-game', null]);
  addWords({ 'far_game.name': 'Far Game', 'far_game.tagline': 'From afar.' });
  expect([gameName('far-game'), ofGame('far-game', 'tagline')]).toEqual(['Far Game', 'From afar.']);
  expect(keysIn('far_game')).toEqual(['far_game.name', 'far_game.tagline']);
});

test('where there are no words for a key, or not the facts that they need, one is told so', () => {
  expect([wordsFor('over.points', { count: 2 }), wordsFor('over.nothing'), wordsFor('talk.said', { name: 'Ada' })]).toEqual([
    '2 points',
    null,
    null,
  ]);
});

test('names are listed as one says them, things in a row', () => {
  expect([listed(['Ada', 'Otto', 'Bice']), inRow([3, 4])]).toEqual(['Ada, Otto, and Bice', '3, 4']);
});

test('a level that the catalogue does not know keeps its own name', () => {
  expect([levelName('hard'), levelName('grandmaster')]).toEqual(['Hard', 'grandmaster']);
});
