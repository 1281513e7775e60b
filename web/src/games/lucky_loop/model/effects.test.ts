import { expect, test } from 'vitest';
import { flightsOf } from './effects';

test('cards fly to others, mine come by themselves; one thing follows the other', () => {
  const drew = (seat: number) => ({ kind: 'drew', seat, deck: 'red-blue', card: null }) as const;
  const moving = flightsOf([drew(0), drew(1), { kind: 'failed', seat: 1, made: 1, out_of_dice: false }], 0);
  expect(moving.map(({ thing, to }) => [thing, to])).toEqual([
    ['back', 'seat:1'],
    ['puff', 'crash'],
  ]);
  expect(moving[1]?.delay).toBeGreaterThan(moving[0]?.delay ?? 0);
});

test('a result that moves nobody moves nothing', () => {
  expect(
    flightsOf([{ kind: 'scored', seat: 0, programme: 'red-rooster', boxes: 6, spare: 1, before: null, recorded: false, gained: 0 }], 0),
  ).toEqual([]);
});
