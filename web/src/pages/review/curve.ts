// The geometry of the curve: scales, ticks, paths, and where its marks stand.
import type { WinCurve, KeyMoment, CurvePoint } from '../../shared/net/wire';

export interface Span {
  low: number;
  high: number;
}

export type Scale = (value: number) => number;

/** A straight scale from values to pixels; where all values are one, they lie in the middle. */
export function scale({ low, high }: Span, from: number, to: number): Scale {
  return (value) => (high === low ? (from + to) / 2 : from + ((value - low) / (high - low)) * (to - from));
}

/** The least span that has all of these values in it, and these besides. */
export function spanWithZero(values: readonly number[], ...besides: number[]): Span {
  const all = [...values, ...besides];
  return { low: Math.min(...all), high: Math.max(...all) };
}

const steps = [1, 2, 5, 10];

/** A round number that goes about so often into a span. */
function stepOf({ low, high }: Span, about: number): number {
  const rough = (high - low) / about || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * (steps.find((one) => one * power >= rough * 0.999) ?? 10);
}

/** Round numbers within a span, about so many of them. */
export function ticks(span: Span, about: number): number[] {
  const { low, high } = span;
  const step = stepOf(span, about);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}

/** A span widened to round numbers, so that nothing touches the edge. */
export function roundedSpan(span: Span, about: number): Span {
  const step = stepOf(span, about);
  return { low: Math.floor(span.low / step + 1e-9) * step, high: Math.ceil(span.high / step - 1e-9) * step };
}

function at(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** A line through points. */
export function linePath(points: readonly CurvePoint[], x: Scale, y: Scale, of: (point: CurvePoint) => number): string {
  return points.map((point, place) => `${place ? 'L' : 'M'}${at(x(point.n), y(of(point)))}`).join('');
}

/** The area between a line and zero. */
export function areaPath(points: readonly CurvePoint[], x: Scale, y: Scale, of: (point: CurvePoint) => number): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  return `${linePath(points, x, y, of)}L${at(x(last.n), y(0))}L${at(x(first.n), y(0))}Z`;
}

/** What decisions had cost until then, drawn below zero: costs are told as amounts. */
export function costBelowZero({ cost }: CurvePoint): number {
  return -cost;
}

/**
 * A scale on which what happened stands evenly, whatever number of lines lay between: a long time in which nothing was decided takes no
 * more room than a short one. What lies between two of them lies between their places.
 */
export function evenScale(lines: readonly number[], from: number, to: number): Scale {
  const places = [...new Set(lines)].sort((one, other) => one - other);
  const place = scale({ low: 0, high: Math.max(places.length - 1, 1) }, from, to);
  return (n) => {
    const after = places.findIndex((one) => one >= n);
    const [before, next] = [places[after - 1], places[after]];
    if (after < 0) return to;
    return place(before === undefined || next === undefined ? after : after - (next - n) / (next - before));
  };
}

/** The course of a seat, or that of all together. */
export function curveOfSeat(courses: readonly WinCurve[], seat: number): WinCurve | undefined {
  return courses.find((course) => course.seat === seat) ?? courses.find((course) => course.seat === null) ?? courses[0];
}

/** What was expected after n lines: the last that was reckoned until then. */
export function valueAt({ points }: WinCurve, n: number): number {
  return (points.findLast((point) => point.n <= n) ?? points[0])?.value ?? 0;
}

/** The points of a course on which something was staked: what was certain has no bar. */
export function riskPoints({ points }: WinCurve): CurvePoint[] {
  return points.filter(({ ruin, failure }) => ruin || failure);
}

/** What stands at a place of the curve. */
interface Placed {
  x: number;
  y: number;
}

/** The mark of a moment, with its number in the list of them. */
export interface MomentMark extends Placed {
  moment: KeyMoment;
  number: number;
}

/** The name of a seat where its course ends. */
export interface SeatLabel extends Placed {
  seat: number;
}

/** What stands on the curve at its places, each above those before it that it would cover, or below where there is no room above. */
export function avoidOverlaps<S extends Placed>(wanted: readonly S[], size: number, top: number): S[] {
  const placed: S[] = [];
  for (const it of wanted) {
    const covers = (y: number) => placed.some((one) => Math.abs(one.x - it.x) < size && Math.abs(one.y - y) < size);
    let y = Math.max(it.y, top);
    while (covers(y) && y - size >= top) y -= size;
    while (covers(y)) y += size;
    placed.push({ ...it, y });
  }
  return placed;
}

/** What there is to draw below the curve, beside the sum of luck and cost: of each only where there was any. */
export type SeriesKind = 'luck' | 'cost' | 'ruin' | 'failure';

export function seriesOf(points: readonly CurvePoint[]): SeriesKind[] {
  return (['luck', 'cost', 'ruin', 'failure'] as const).filter((part) => points.some((point) => point[part]));
}

export interface Chapter {
  n: number;
  name: string;
}

/** As many names below the axis as fit beside each other, the first of each place. */
export function fittingChapters(chapters: readonly Chapter[], x: Scale, width: number): Chapter[] {
  let free = -Infinity;
  return chapters.filter(({ n }) => {
    if (x(n) < free) return false;
    free = x(n) + width;
    return true;
  });
}
