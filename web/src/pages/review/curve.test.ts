import { expect, test } from 'vitest';
import type { CurvePoint } from '../../shared/net/wire';
import {
  areaPath,
  costBelowZero,
  evenScale,
  fittingChapters,
  linePath,
  seriesOf,
  roundedSpan,
  scale,
  avoidOverlaps,
  riskPoints,
  ticks,
  valueAt,
} from './curve';

const point = (n: number, value: number, more: Partial<CurvePoint> = {}): CurvePoint => ({ n, value, luck: 0, cost: 0, ...more });
const points = [point(10, 0.5), point(20, 0.25), point(30, 1)];

test('ticks are round numbers within the span', () => {
  expect(ticks({ low: 0, high: 1 }, 4)).toEqual([0, 0.5, 1]);
  expect(ticks({ low: -6, high: 37 }, 4)).toEqual([0, 20]);
  expect(roundedSpan({ low: -6, high: 37 }, 4)).toEqual({ low: -20, high: 40 });
  expect(roundedSpan({ low: -0.25, high: 0.4 }, 3)).toEqual({ low: -0.5, high: 0.5 });
  expect(ticks({ low: 3, high: 3 }, 4)).toEqual([3]);
});

test('what happened stands evenly, and what lies between lies between', () => {
  const x = evenScale([10, 400, 410], 0, 100);
  expect([x(10), x(400), x(410), x(205), x(0), x(500)]).toEqual([0, 50, 100, 25, 0, 100]);
});

test('a line goes through its points, an area comes back along zero', () => {
  const [x, y] = [scale({ low: 10, high: 30 }, 0, 100), scale({ low: 0, high: 1 }, 100, 0)];
  expect(linePath(points, x, y, ({ value }) => value)).toBe('M0.0 50.0L50.0 75.0L100.0 0.0');
  expect(areaPath(points, x, y, ({ value }) => value)).toBe('M0.0 50.0L50.0 75.0L100.0 0.0L100.0 100.0L0.0 100.0Z');
  expect(areaPath([], x, y, ({ value }) => value)).toBe('');
});

test('a value holds until the next one is reckoned', () => {
  expect([5, 10, 19, 20, 99].map((n) => valueAt({ seat: 0, points }, n))).toEqual([0.5, 0.5, 0.5, 0.25, 1]);
});

test('costs are drawn below zero, and only what was staked has a bar', () => {
  expect(costBelowZero(point(1, 0, { cost: 3 }))).toBe(-3);
  const some = [point(1, 0), point(2, 0, { ruin: 0.1 }), point(3, 0, { failure: 0 }), point(4, 0, { ruin: 0, failure: 0.5 })];
  expect(riskPoints({ seat: 0, points: some }).map(({ n }) => n)).toEqual([2, 4]);
});

test('only what there was any of is drawn', () => {
  expect(seriesOf([point(1, 0), point(2, 0, { luck: -1, ruin: 0, failure: 0.2 })])).toEqual(['luck', 'failure']);
  expect(seriesOf([point(1, 0, { ruin: null })])).toEqual([]);
});

test('marks do not cover each other', () => {
  const marks = [50, 55, 60, 200].map((x) => ({ x, y: 60 }));
  const placed = avoidOverlaps(marks, 26, 14);
  expect(placed.map(({ y }) => y)).toEqual([60, 34, 86, 60]);
});

test('names below the axis leave each other room', () => {
  const chapters = [0, 10, 60, 100].map((n) => ({ n, name: '' }));
  expect(fittingChapters(chapters, (n) => n, 50).map(({ n }) => n)).toEqual([0, 60]);
});
