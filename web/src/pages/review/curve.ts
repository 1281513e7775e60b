// The geometry of the chart: scales, ticks, paths, and the positions of marks.
import type { WinCurve, KeyMoment, CurvePoint } from '../../shared/net/wire';

export interface Span {
  low: number;
  high: number;
}

export type Scale = (value: number) => number;

/** Returns a linear scale from values to pixels; an empty span maps to the middle. */
export function scale({ low, high }: Span, from: number, to: number): Scale {
  return (value) => (high === low ? (from + to) / 2 : from + ((value - low) / (high - low)) * (to - from));
}

/** Returns the smallest span that contains all values and the additional ones. */
export function spanWithZero(values: readonly number[], ...besides: number[]): Span {
  const all = [...values, ...besides];
  return { low: Math.min(...all), high: Math.max(...all) };
}

const steps = [1, 2, 5, 10];

/** Returns the round step that divides a span into about this many parts. */
function stepOf({ low, high }: Span, about: number): number {
  const rough = (high - low) / about || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * (steps.find((one) => one * power >= rough * 0.999) ?? 10);
}

/** Returns about this many round numbers within a span. */
export function ticks(span: Span, about: number): number[] {
  const { low, high } = span;
  const step = stepOf(span, about);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}

/** Returns the span widened to round numbers, so that no line touches the edge. */
export function roundedSpan(span: Span, about: number): Span {
  const step = stepOf(span, about);
  return { low: Math.floor(span.low / step + 1e-9) * step, high: Math.ceil(span.high / step - 1e-9) * step };
}

function at(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Returns the SVG path through points. */
export function linePath(points: readonly CurvePoint[], x: Scale, y: Scale, of: (point: CurvePoint) => number): string {
  return points.map((point, place) => `${place ? 'L' : 'M'}${at(x(point.n), y(of(point)))}`).join('');
}

/** Returns the SVG path of the area between a line and zero. */
export function areaPath(points: readonly CurvePoint[], x: Scale, y: Scale, of: (point: CurvePoint) => number): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  return `${linePath(points, x, y, of)}L${at(x(last.n), y(0))}L${at(x(first.n), y(0))}Z`;
}

/** Returns the accumulated cost of decisions as a negative number, drawn below zero. */
export function costBelowZero({ cost }: CurvePoint): number {
  return -cost;
}

/**
 * A scale that spaces the log lines of events evenly, however many lines lie between them. Long stretches without decisions
 * thus take no extra width. Other lines are interpolated between their neighbours.
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

/** Returns the curve of a seat, or the shared curve. */
export function curveOfSeat(courses: readonly WinCurve[], seat: number): WinCurve | undefined {
  return courses.find((course) => course.seat === seat) ?? courses.find((course) => course.seat === null) ?? courses[0];
}

/** Returns the expected result after n log lines: the last value computed up to there. */
export function valueAt({ points }: WinCurve, n: number): number {
  return (points.findLast((point) => point.n <= n) ?? points[0])?.value ?? 0;
}

/** Returns the points of a curve that have a risk. */
export function riskPoints({ points }: WinCurve): CurvePoint[] {
  return points.filter(({ ruin, failure }) => ruin || failure);
}

/** A mark with a position on the chart. */
interface Placed {
  x: number;
  y: number;
}

/** The mark of a key moment, with its number in the list of moments. */
export interface MomentMark extends Placed {
  moment: KeyMoment;
  number: number;
}

/** The name of a seat at the end of its curve. */
export interface SeatLabel extends Placed {
  seat: number;
}

/** Moves marks that overlap earlier ones upwards, or downwards if there is no space above. */
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

/** The series below the curve, besides the sum of luck and cost; empty ones are left out. */
export type SeriesKind = 'luck' | 'cost' | 'ruin' | 'failure';

export function seriesOf(points: readonly CurvePoint[]): SeriesKind[] {
  return (['luck', 'cost', 'ruin', 'failure'] as const).filter((part) => points.some((point) => point[part]));
}

export interface Chapter {
  n: number;
  name: string;
}

/** Returns the chapters whose names fit side by side below the axis. */
export function fittingChapters(chapters: readonly Chapter[], x: Scale, width: number): Chapter[] {
  let free = -Infinity;
  return chapters.filter(({ n }) => {
    if (x(n) < free) return false;
    free = x(n) + width;
    return true;
  });
}
