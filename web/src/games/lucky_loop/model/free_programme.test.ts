import { expect, test } from 'vitest';
import { wouldDropCard, freeProgrammeSum } from './free_programme';
import type { Pick } from '../legal_filter';
import type { LuckyLoopView } from '../wire';

const free = { cards: [3, 6], difficulty: 25, dice: 6, needs: { R8: 2, G3: 1 } };
const faces = { R8: ['red', 8, 6, 2], G3: ['green', 3, 2, 1] };
const view = { free, faces } as unknown as LuckyLoopView;
const card = (at: number, name: string): Pick => ({ what: 'card', at, card: name });

test('the cards of a free programme are added up as the position says', () => {
  expect(freeProgrammeSum(view, ['R8', 'R8', 'G3'])).toEqual({
    count: 3,
    fewest: 3,
    most: 6,
    difficulty: 19,
    least: 25,
    needed: 5,
    dice: 6,
  });
  expect(freeProgrammeSum({ ...view, free: null }, ['R8'])).toBeNull();
});

test('a card that would push out another one clashes with them', () => {
  const before = [card(0, 'R8'), card(1, 'R8')];
  const tapped = card(2, 'G3');
  expect(wouldDropCard(view, before, tapped, [card(1, 'R8'), tapped])).toBe(true);
  expect(wouldDropCard(view, before, tapped, [...before, tapped])).toBe(false);
  expect(wouldDropCard(view, before, card(1, 'R8'), [card(0, 'R8')])).toBe(false);
  expect(wouldDropCard({ ...view, free: null }, before, tapped, [tapped])).toBe(false);
});
