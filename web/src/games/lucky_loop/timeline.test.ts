import { expect, test } from 'vitest';
import { timeline } from './timeline';
import type { BoxView, LuckyLoopView, StepSeen } from './wire';

type Event = StepSeen['events'][number];

const box = (card: string): BoxView => ({ card, dice: [], highlight: false, points: 0, red: 0, exact: false, missed: null });
const flight = { programme: 'red-rooster', boxes: [box('R7'), box('B4')], pool: 6, thrown: [], red: 0, subtotal: 0, ways: [] };
const before = { phase: 'throw', flight } as unknown as LuckyLoopView;
const after = { phase: 'refill', flight: null } as LuckyLoopView;
const thrown: Event = { kind: 'thrown', seat: 0, dice: [1, 1, 2], red: 0, fresh: [1, 1, 2] };
const why = { key: 'lucky_loop.miss.short', facts: { reached: 4, difficulty: 7 } };
const failed: Event = { kind: 'failed', seat: 0, made: 0, out_of_dice: false, missed: [{ card: 'R7', highlight: false, why }] };
const lost: Event = { kind: 'points-lost', seat: 0, points: 2, why: 'failed' };
const made: Event = { kind: 'made', seat: 0, card: 'B4', dice: [1, 3], exact: true, points: 2, highlight: false };
const scored: Event = { kind: 'scored', seat: 0, programme: 'red-rooster', boxes: 2, spare: 4, before: null, recorded: false, gained: 0 };

test('the dice of a failing throw are seen, then the cards that they miss, then what it costs', () => {
  const beats = timeline(before, after, [thrown, failed, lost]);
  expect(beats.map(({ events }) => events.map(({ kind }) => kind))).toEqual([['thrown'], ['failed'], ['points-lost']]);
  expect(beats.map(({ view }) => view.flight?.thrown)).toEqual([[1, 1, 2], [1, 1, 2], undefined]);
  expect(beats.map(({ view }) => view.flight?.boxes[0]?.missed)).toEqual([null, why, undefined]);
  expect(beats.every(({ duration }) => duration > 0)).toBe(true);
});

test('the last card is seen made before the flight is scored and gone', () => {
  const beats = timeline(before, after, [made, scored]);
  expect(beats.map(({ view }) => view.flight?.boxes.map(({ points }) => points))).toEqual([[0, 2], [0, 2], undefined]);
  expect(beats[0]?.view.flight).toMatchObject({ pool: 4, subtotal: 2, thrown: [] });
});

test('while the flight goes on, everything is seen on the new position', () => {
  const flying = { phase: 'thrown', flight } as unknown as LuckyLoopView;
  expect(timeline(before, flying, [thrown])).toEqual([{ view: flying, events: [thrown], duration: 1000 }]);
});
