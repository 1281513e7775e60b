import { expect, test } from 'vitest';
import type { LuckyLoopView, StepSeen } from '../wire';
import { afterEvent, currentFlight, type FlightSummary } from './flight_summary';

type Event = StepSeen['events'][number];

const view = {
  turn: 1,
  flight: null,
  faces: { R7: ['red', 7, 5, 2], B4: ['blue', 4, 2, 1], G9: ['green', 9, 7, 3] },
  programmes: [{ id: 'red-rooster', colours: ['red', 'blue', 'green'], cards: ['R7', 'B4', 'G9'], record: null }],
  players: [{ free: [] }, { free: ['R7', 'R7', 'G9'] }],
} as unknown as LuckyLoopView;

const told = (...events: Event[]): FlightSummary | null =>
  events.reduce<FlightSummary | null>((flown, event) => afterEvent(flown, event, view), null);
const declared: Event = { kind: 'declared', seat: 1, programme: 'red-rooster', cards: ['R7', 'B4', 'G9'] };
const made = (card: string, dice: number[], points: number, highlight = false): Event => ({
  kind: 'made',
  seat: 1,
  card,
  dice,
  points,
  exact: true,
  highlight,
});

test('a flight is followed from its cards to its points', () => {
  const scored: Event = {
    kind: 'scored',
    seat: 1,
    programme: 'red-rooster',
    boxes: 14,
    spare: 1,
    before: null,
    recorded: true,
    gained: 15,
  };
  const flown = told(declared, made('B4', [4], 2), scored, { kind: 'token-won', seat: 1, why: 'first-twelve' });
  expect(flown?.boxes.map(({ card, dice, points }) => [card, dice, points])).toEqual([
    ['R7', [], 0],
    ['B4', [4], 2],
    ['G9', [], 0],
  ]);
  expect(flown).toMatchObject({ seat: 1, token: true, lost: 0, outcome: { how: 'scored', points: 15, gained: 15, recorded: true } });
});

test('a raised programme is flown with the cards that lie there', () => {
  const flown = told({ kind: 'raised', seat: 0, programme: 'red-rooster', card: 'G9', replaced: 'G5' });
  expect(flown?.boxes.map(({ card }) => card)).toEqual(['R7', 'B4', 'G9']);
});

test('of two equal cards the highlighted one is told apart', () => {
  const flown = told({ kind: 'highlighted', seat: 1, card: 'R7' }, made('R7', [6, 1], 5), made('R7', [3, 4], 10, true));
  expect(flown?.boxes.map(({ dice, highlight }) => [dice, highlight])).toEqual([
    [[3, 4], true],
    [[6, 1], false],
    [[], false],
  ]);
});

test('a failure and what it costs stay to be read', () => {
  const flown = told(
    declared,
    { kind: 'failed', seat: 1, made: 0, out_of_dice: false },
    { kind: 'points-lost', seat: 1, points: 2, why: 'failed' },
  );
  expect(flown).toMatchObject({ outcome: { how: 'failed' }, lost: 2 });
});

test('without a flight there is nothing to follow', () => {
  expect(told({ kind: 'stopped', seat: 0 })).toBeNull();
  expect(currentFlight(view)).toBeNull();
});

test('whoever comes in the middle sees the flight as it stands', () => {
  const box = { card: 'R7', dice: [3, 5], highlight: false, points: 2, red: 0, exact: false, missed: null };
  const flight = { programme: 'red-rooster', boxes: [box], pool: 4, bought: false, red_in_pool: false, thrown: [], red: 0 };
  expect(currentFlight({ ...view, flight } as unknown as LuckyLoopView)).toMatchObject({
    seat: 1,
    boxes: [{ card: 'R7', exact: false }],
    outcome: null,
  });
});
