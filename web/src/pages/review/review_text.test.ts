import { expect, test } from 'vitest';
import { addMessages } from '../../shared/i18n/i18n';
import type { KeyMoment, StepSeen } from '../../shared/net/wire';
import { chaptersOf } from './chapters';
import { momentText, tickText, statTiles, toneOf, valueText, worthText } from './review_text';

const moment = (kind: KeyMoment['kind'], worth: number, edge = 0): KeyMoment => ({ n: 1, seat: 0, kind, worth, edge, says: [] });

test('what something was worth has a sign and a unit', () => {
  expect(worthText(-3.24, 'points')).toBe('−3.2 points');
  expect(worthText(0.131, 'chance')).toBe('+13 %');
  expect(worthText(-0.01, 'credits')).toBe('0 credits');
  expect([tickText(-20, 'points'), tickText(0.5, 'chance'), valueText(0.999, 'chance')]).toEqual(['−20', '50 %', '99 %']);
});

test('of the best decision it is told how much better than the next it was', () => {
  expect(momentText(moment('decision', 0, 5.5), 'points')).toBe('+5.5 points');
  expect(momentText(moment('decision', -2, 5.5), 'points')).toBe('−2 points');
});

test('luck and decisions are told apart by more than a colour', () => {
  const tones = [moment('luck', 1), moment('luck', -1), moment('decision', 0), moment('decision', -1)].map(toneOf);
  expect(tones).toEqual(['good-luck', 'bad-luck', 'best', 'mistake']);
});

test('each figure of a seat has its own sentence, also where one of them has no words here', () => {
  addMessages(`
toy_game-review-worst = Worst
toy_game-review-luck = Luck
`);
  const says = ['best', 'worst', 'luck'].map((kind) => ({ key: `toy_game.review.${kind}`, facts: {} }));
  const words = (tiles: ReturnType<typeof statTiles>) => tiles.map((tile) => `${tile.kind}: ${tile.text}`);
  const seat = { seat: 0, luck: 1, says };
  expect(words(statTiles({ ...seat, best: 1, worst: 2 }, String))).toEqual(['best: ', 'worst: Worst', 'luck: Luck']);
  expect(words(statTiles({ ...seat, best: null, worst: 2, says: says.slice(1) }, String))).toEqual(['worst: Worst', 'luck: Luck']);
});

test('the parts of a game are named by its own words', () => {
  addMessages(`
toy_game-chapter-round = Round { $round }
toy_game-chapter-card = Card { $number }
`);
  const step = (n: number, ...events: StepSeen['events']): StepSeen => ({ n, actor: 0, time: 0, events });
  const round = (number: number) => ({ kind: 'round', round: number });
  const steps = [step(0, round(1)), step(1, round(1)), step(2, { kind: 'card' }), step(3, { kind: 'other' }), step(4, { kind: 'card' })];
  expect(chaptersOf('toy-game', steps).map(({ n, name }) => `${n} ${name}`)).toEqual(['1 Round 1', '3 Card 1', '5 Card 2']);
});
