import { expect, test } from 'vitest';
import type { Choice } from './wire';
import { matchingChoices, picksFor, readyChoices, toggle, toggleFew, touch, type Pick } from './legal_filter';

const fly = (text: string): Choice => {
  const [, programme, ...cards] = text.split(' ');
  return { text, action: { kind: 'fly', programme: programme as 'red-rooster', cards } };
};
const raise = (programme: 'red-rooster' | 'rubber-duck', card: string): Choice => ({
  text: `raise ${programme} ${card}`,
  action: { kind: 'raise', programme, card },
});
const make = (card: string, ...dice: number[]): Choice => ({
  text: `make ${card} with ${dice.join(' ')}`,
  action: { kind: 'make', card, dice },
});
const reroll = (...dice: number[]): Choice => ({ text: `reroll ${dice.join(' ')}`, action: { kind: 'reroll', dice } });
const draw = (deck: 'red-blue' | 'yellow-green'): Choice => ({ text: `draw ${deck}`, action: { kind: 'draw', deck } });

const card = (at: number, name: string): Pick => ({ what: 'card', at, card: name });
const die = (at: number, value: number): Pick => ({ what: 'die', at, die: value });
const texts = (choices: readonly Choice[]): string[] => choices.map(({ text }) => text);

const hand = ['R7', 'R9', 'B4', 'B4', 'G5', 'Y6'];
const legal = [
  fly('fly red-rooster R7 B4 G5'),
  fly('fly red-rooster R9 B4 G5'),
  fly('fly rubber-duck R7 B4 Y6'),
  fly('fly rubber-duck R9 B4 Y6'),
  raise('red-rooster', 'R9'),
  raise('rubber-duck', 'R9'),
  draw('red-blue'),
  draw('yellow-green'),
];

test('nothing picked leaves everything open and nothing ready', () => {
  expect(matchingChoices(legal, [])).toEqual(legal);
  expect(readyChoices(legal, [])).toEqual([]);
});

test('cards narrow the flights until one is left', () => {
  expect(texts(matchingChoices(legal, [card(0, 'R7'), card(2, 'B4')]))).toEqual(['fly red-rooster R7 B4 G5', 'fly rubber-duck R7 B4 Y6']);
  expect(texts(readyChoices(legal, [card(0, 'R7'), card(2, 'B4'), card(4, 'G5')]))).toEqual(['fly red-rooster R7 B4 G5']);
});

test('a single card is ready for each programme that it raises, and for one once that is tapped', () => {
  expect(texts(readyChoices(legal, [card(1, 'R9')]))).toEqual(['raise red-rooster R9', 'raise rubber-duck R9']);
  const onDuck: Pick[] = [card(1, 'R9'), { what: 'programme', programme: 'rubber-duck' }];
  expect(texts(readyChoices(legal, onDuck))).toEqual(['raise rubber-duck R9']);
});

test('a draw is ready when its deck is tapped', () => {
  expect(texts(readyChoices(legal, [{ what: 'deck', deck: 'red-blue' }]))).toEqual(['draw red-blue']);
});

test('dice are ready for every card that they make, and to be thrown again', () => {
  const thrown = [make('R7', 3, 4), make('B4', 4), make('B4', 3, 4), reroll(3), reroll(3, 4)];
  expect(texts(readyChoices(thrown, [die(0, 3), die(2, 4)]))).toEqual(['make R7 with 3 4', 'make B4 with 3 4', 'reroll 3 4']);
});

test('the newest tap stands, with those older ones that go with it', () => {
  const picks = toggle(legal, [card(0, 'R7'), card(4, 'G5')], card(1, 'R9'));
  expect(picks).toEqual([card(4, 'G5'), card(1, 'R9')]);
  expect(toggle(legal, picks, { what: 'deck', deck: 'red-blue' })).toEqual([{ what: 'deck', deck: 'red-blue' }]);
});

test('tapped again a card is put back, its twin is not', () => {
  expect(toggle(legal, [card(2, 'B4')], card(2, 'B4'))).toEqual([]);
  expect(toggle(legal, [card(2, 'B4')], card(3, 'B4'))).toEqual([card(3, 'B4')]);
});

test('a touch tells what it would do', () => {
  const picks = [card(0, 'R7')];
  expect(touch(legal, picks, card(0, 'R7'))).toBe('picked');
  expect(touch(legal, picks, card(4, 'G5'))).toBe('next');
  expect(touch(legal, picks, card(1, 'R9'))).toBe('anew');
  expect(touch(legal, picks, { what: 'programme', programme: 'mighty-eagle' })).toBe('no');
});

test('for discards the newest so many cards stand', () => {
  const picks = [0, 1, 2].reduce<readonly Pick[]>((kept, at) => toggleFew(kept, card(at, hand[at] ?? ''), 2), []);
  expect(picks).toEqual([card(1, 'R9'), card(2, 'B4')]);
  expect(toggleFew(picks, card(2, 'B4'), 2)).toEqual([card(1, 'R9')]);
});

test('a choice can be picked whole, twins from different places', () => {
  const free: Choice['action'] = { kind: 'free', cards: ['B4', 'B4', 'Y6'] };
  expect(picksFor(free, hand, [])).toEqual([card(2, 'B4'), card(3, 'B4'), card(5, 'Y6')]);
  expect(picksFor(make('R7', 2, 2, 3).action, hand, [2, 2, 3])).toEqual([die(0, 2), die(1, 2), die(2, 3)]);
});
