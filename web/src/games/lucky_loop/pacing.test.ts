import { expect, test } from 'vitest';
import type { StepSeen } from './wire';
import { flightsOf } from './effects';
import { pause } from './pacing';

const step = (...events: StepSeen['events']): StepSeen => ({ n: 0, actor: 0, time: 0, events });
const thrown = step({ kind: 'thrown', seat: 0, dice: [1, 2, 3], red: 0, fresh: [1, 2, 3] });

test('those who are behind go faster', () => {
  expect(pause([thrown], 0)).toBeGreaterThan(pause([thrown], 3));
});

test('much at once is not shown for ever, and nothing takes no time', () => {
  const much = Array.from({ length: 40 }, () => thrown);
  expect(pause(much, 0)).toBeLessThan(3000);
  expect(pause([], 0)).toBe(0);
});

test('cards fly to others, mine come by themselves; one thing follows the other', () => {
  const drew = (seat: number) => ({ kind: 'drew', seat, deck: 'red-blue', card: null }) as const;
  const moving = flightsOf([drew(0), drew(1), { kind: 'failed', seat: 1, made: 1, out_of_dice: false }], 0);
  expect(moving.map(({ thing, to }) => [thing, to])).toEqual([['back', 'seat:1'], ['puff', 'stage']]);
  expect(moving[1]?.delay).toBeGreaterThan(moving[0]?.delay ?? 0);
});

test('a result that moves nobody moves nothing', () => {
  expect(flightsOf([{ kind: 'scored', seat: 0, programme: 'red-rooster', boxes: 6, spare: 1, before: null, recorded: false, gained: 0 }], 0)).toEqual([]);
});
