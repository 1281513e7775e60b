import { expect, test } from 'vitest';
import type { GalleryMoment } from '../../dev/gallery/exhibits';
import { person } from '../../shared/testing/fixtures';
import exhibition from './gallery';
import { available } from './available';
import './explanations';
import { mySentences, playerSentences, position } from './position_text';
import type { Choice, LuckyLoopView } from './wire';

const seats = ['Ada', 'Ben', 'Cleo', 'Dora'].map((one, seat) => person(one, { mine: seat === 0 }));
const moments = Object.entries(exhibition.moments);
const viewOf = ({ view }: GalleryMoment) => view as unknown as LuckyLoopView;
const legalOf = ({ legal }: GalleryMoment) => legal as unknown as readonly Choice[];

test.each(moments)('the position and what can be done are told in whole sentences: %s', (_, moment) => {
  const told = [...position(viewOf(moment), seats), ...available(viewOf(moment), legalOf(moment))];
  expect(told.length).toBeGreaterThan(3);
  expect(told.filter((words) => !/[.!]$/.test(words))).toEqual([]);
});

test('what can be done names the keys, what is done most first', () => {
  const turn = exhibition.moments['turn'] as GalleryMoment;
  const [first] = available(viewOf(turn), legalOf(turn));
  expect(first).toMatch(/^Fly .*: choose the cards with 1 to 6, then F\.$/);
});

test('the hand is told by the names of its cards', () => {
  const turn = viewOf(exhibition.moments['turn'] as GalleryMoment);
  expect(mySentences(turn)).toEqual(['Your hand: red 9, blue 5, blue 7, green 6, green 7, yellow 10.']);
});

test('each player is told in a sentence', () => {
  const turn = viewOf(exhibition.moments['turn'] as GalleryMoment);
  expect(playerSentences(turn, seats)[0]).toBe('Ada: points 44, bonus tokens 2, cards in hand 6.');
});
