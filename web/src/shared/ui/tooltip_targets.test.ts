import { expect, test } from 'vitest';
import { explanationFrom } from './tooltip_targets';
import { addMessages } from '../i18n/i18n';

addMessages(`
toy_game-thing-die = Die
toy_game-thing-die-says = It shows { $die }.
toy_game-thing-die-says-made = It made { $die }.
toy_game-thing-dumb = Says nothing
`);

test('a thing has a name and a sentence, and a rule where there is one', () => {
  expect(explanationFrom('toy_game', 'die', { die: 6 }, { rule: 'TG-1' })).toEqual({ name: 'Die', text: 'It shows 6.', rule: 'TG-1' });
  expect(explanationFrom('toy_game', 'die', { die: 6 }, { keySuffix: '.made' })).toEqual({ name: 'Die', text: 'It made 6.' });
});

test('what has no name, no sentence or not its facts is not explained', () => {
  expect(['die', 'dumb', 'unknown'].map((kind) => explanationFrom('toy_game', kind, {}))).toEqual([null, null, null]);
});
