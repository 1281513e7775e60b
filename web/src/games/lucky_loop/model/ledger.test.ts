import { expect, test } from 'vitest';
import { bestFlight, freeResultOf, resultOf } from './ledger';
import type { LuckyLoopView, PlayerView } from '../wire';

const player = {
  results: { 'red-rooster': 10, 'rubber-duck': 12 },
  free_result: 18,
  replaced: 'red-rooster',
  ledger: { best: { programme: null, points: 18 } },
} as unknown as PlayerView;

test('the programme whose place the free one took is struck', () => {
  expect(resultOf(player, 'red-rooster')).toEqual({ figure: 10, struck: true });
  expect(resultOf(player, 'rubber-duck')).toEqual({ figure: 12, struck: false });
  expect(resultOf(player, 'diving-dove')).toEqual({ figure: null, struck: false });
});

test('a free programme that took no place is struck itself', () => {
  expect(freeResultOf(player)).toEqual({ figure: 18, struck: false });
  expect(freeResultOf({ ...player, replaced: null })).toEqual({ figure: 18, struck: true });
  expect(freeResultOf({ ...player, replaced: null, free_result: null })).toEqual({ figure: null, struck: false });
});

test('the best flight of the show is found', () => {
  const other = { ...player, ledger: { ...player.ledger, best: { programme: 'rubber-duck', points: 21 } } } as PlayerView;
  const none = { ...player, ledger: { ...player.ledger, best: null } };
  expect(bestFlight({ players: [player, none, other, other] } as unknown as LuckyLoopView)).toEqual({
    seat: 2,
    programme: 'rubber-duck',
    points: 21,
  });
  expect(bestFlight({ players: [none] } as unknown as LuckyLoopView)).toBeNull();
});
