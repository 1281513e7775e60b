import { expect, test } from 'vitest';
import { addMessages, gameName, joined, messageIds, levelName, listText, gameText, t, tryTranslate } from './i18n';

test('facts fill their places', () => {
  expect(t('talk.said', { name: 'Ada', words: 'Hm' })).toBe('Ada says: Hm');
});

test('a count chooses the plural', () => {
  expect([t('over.points', { count: 1 }), t('over.points', { count: 26 })]).toEqual(['1 point', '26 points']);
});

test('a missing fact is an error, not a hole in a sentence', () => {
  expect(() => t('talk.said', { name: 'Ada' })).toThrow('words');
});

test('an unknown key is an error', () => {
  expect(() => t('house.no_such_words')).toThrow('no_such_words');
});

test('a word can be put in by its name, in one of its forms', () => {
  addMessages(`
toy_game-card = a { WORD($colour, of: "toy_game-colour") } card, { WORD($colour, of: "toy_game-colour", form: "the") }
toy_game-colour-red = scarlet
    .the = the scarlet one
toy_game-colour-7 = seven
`);
  expect(t('toy_game.card', { colour: 'red' })).toBe('a scarlet card, the scarlet one');
  expect(t('toy_game.card', { colour: 7 })).toBe('a seven card, seven');
});

test('numbers have one decimal at most, a true minus, and a sign where one is wanted', () => {
  addMessages('toy_game-figure = { $x } { SIGNED($x) }');
  expect([1, -3.25, 0.04, -0.04, 12345, 1000].map((x) => t('toy_game.figure', { x }))).toEqual([
    '1 +1',
    '−3.3 −3.3',
    '0 0',
    '0 0',
    '12,345 +12,345',
    '1000 +1000',
  ]);
});

test('a word loses its vowel before another', () => {
  addMessages('toy_game-of = { ELIDE("de", $name) }');
  expect(['Otto', 'Bice', 'Élise', 'Hugo'].map((name) => t('toy_game.of', { name }))).toEqual(["d'Otto", 'de Bice', "d'Élise", 'de Hugo']);
});

test('words that are fetched are found by the name of their game', () => {
  expect([gameName('far-game'), gameText('far-game', 'tagline')]).toEqual(['far-game', null]);
  addMessages(`
far_game-name = Far Game
far_game-tagline = From afar.
`);
  expect([gameName('far-game'), gameText('far-game', 'tagline')]).toEqual(['Far Game', 'From afar.']);
  expect(messageIds('far_game')).toEqual(['far_game-name', 'far_game-tagline']);
});

test('where there are no words for a key, or not the facts that they need, one is told so', () => {
  expect([tryTranslate('over.points', { count: 2 }), tryTranslate('over.nothing'), tryTranslate('talk.said', { name: 'Ada' })]).toEqual([
    '2 points',
    null,
    null,
  ]);
});

test('names are listed as one says them, things in a row', () => {
  expect([listText(['Ada', 'Otto', 'Bice']), joined([3, 4])]).toEqual(['Ada, Otto, and Bice', '3, 4']);
});

test('a level that the catalogue does not know keeps its own name', () => {
  expect([levelName('hard'), levelName('grandmaster')]).toEqual(['Hard', 'grandmaster']);
});
