// Formats the values of a review.
import { percent } from '../../shared/i18n/percent';
import { sentenceTexts } from '../../shared/i18n/consequences';
import type { SeatNames } from '../../shared/i18n/event_text';
import type { SeatStats, KeyMoment, Review } from '../../shared/net/wire';
import { numberText, t } from '../../shared/i18n/i18n';

export type Unit = Review['unit'];

/** Formats a cost or a gain with its sign and unit. */
export function worthText(worth: number, unit: Unit): string {
  return t(`review.worth.${unit}`, { worth: unit === 'chance' ? Math.round(worth * 100) : worth });
}

/** Formats a number at an axis. */
export function tickText(value: number, unit: Unit): string {
  if (unit === 'chance') return t('review.tick.chance', { percent: Math.round(value * 100) });
  return numberText(value);
}

/** Formats an expected result with its unit. */
export function valueText(value: number, unit: Unit): string {
  if (unit === 'chance') return t('review.tick.chance', { percent: percent(value) });
  return numberText(value);
}

/** Formats the worth of a moment; for the best decision, its lead over the second-best action. */
export function momentText({ kind, worth, edge }: KeyMoment, unit: Unit): string {
  return worthText(kind === 'decision' && worth >= 0 ? (edge ?? 0) : worth, unit);
}

/** Returns the class of a moment's mark, which has its own shape: luck or decision, good or bad. */
export function toneOf({ kind, worth }: Pick<KeyMoment, 'kind' | 'worth'>): 'good-luck' | 'bad-luck' | 'best' | 'mistake' {
  if (kind === 'luck') return worth < 0 ? 'bad-luck' : 'good-luck';
  return worth < 0 ? 'mistake' : 'best';
}

/** A statistic of a seat; `line` is the log line of the decision. */
export interface StatTile {
  kind: 'best' | 'worst' | 'luck';
  n: number | null;
  text: string;
}

/** Returns the best decision of a seat, its worst if there is one, and its luck, as sentences. */
export function statTiles({ best, worst, says }: SeatStats, name: SeatNames): StatTile[] {
  const there = [
    ...(best === null ? [] : [{ kind: 'best' as const, n: best }]),
    ...(worst === null ? [] : [{ kind: 'worst' as const, n: worst }]),
    { kind: 'luck' as const, n: null },
  ];
  return there.map((tile, at) => ({ ...tile, text: sentenceTexts(says.slice(at, at + 1), name).join('') }));
}
