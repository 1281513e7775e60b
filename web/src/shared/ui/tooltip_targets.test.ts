import { expect, test } from 'vitest';
import { thingInWords } from './tooltip_targets';
import { addWords } from '../i18n/i18n';

addWords(`
toy_game-thing-die = Die
toy_game-thing-die-says = It shows { $die }.
toy_game-thing-die-says-made = It made { $die }.
toy_game-thing-dumb = Says nothing
`);

test('a thing has a name and a sentence, and a rule where there is one', () => {
  expect(thingInWords('toy_game', 'die', { die: 6 }, { rule: 'TG-1' })).toEqual({ name: 'Die', says: 'It shows 6.', rule: 'TG-1' });
  expect(thingInWords('toy_game', 'die', { die: 6 }, { lengthened: '.made' })).toEqual({ name: 'Die', says: 'It made 6.' });
});

test('what has no name, no sentence or not its facts is not explained', () => {
  expect(['die', 'dumb', 'unknown'].map((kind) => thingInWords('toy_game', kind, {}))).toEqual([null, null, null]);
});
