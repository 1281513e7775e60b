// The figures of a review as people read them.
import { percent } from '../lib/chance';
import type { Moment, Review } from '../lib/wire';
import { t } from '../lib/words';

export type Unit = Review['unit'];

/** A number with its sign: a true minus, and a plus where something was won. */
function signed(number: number, digits: number): string {
  const shown = Math.abs(number).toFixed(digits);
  if (Number(shown) === 0) return shown;
  return `${number < 0 ? '−' : '+'}${shown}`;
}

/** What something cost or brought, with its sign, in its unit. */
export function worthWords(worth: number, unit: Unit): string {
  return t(`review.worth.${unit}`, { worth: unit === 'chance' ? signed(worth * 100, 0) : signed(worth, 1) });
}

/** A number at an axis. */
export function tickWords(value: number, unit: Unit): string {
  if (unit === 'chance') return t('review.tick.chance', { percent: Math.round(value * 100) });
  return String(Number(value.toFixed(1))).replace('-', '−');
}

/** What could be expected, in its unit. */
export function valueWords(value: number, unit: Unit): string {
  if (unit === 'chance') return t('review.tick.chance', { percent: percent(value) });
  return value.toFixed(1).replace('-', '−');
}

/** What a moment was worth: of the best decision how much more it promised than the next best. */
export function momentWords({ kind, worth, edge }: Moment, unit: Unit): string {
  return worthWords(kind === 'decision' && worth >= 0 ? (edge ?? 0) : worth, unit);
}

/** How a moment is told from others, by more than its colour: what it was, and for whom it was good. */
export function toneOf({ kind, worth }: Pick<Moment, 'kind' | 'worth'>): 'good-luck' | 'bad-luck' | 'best' | 'mistake' {
  if (kind === 'luck') return worth < 0 ? 'bad-luck' : 'good-luck';
  return worth < 0 ? 'mistake' : 'best';
}
