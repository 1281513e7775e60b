// The figures of a review as people read them.
import { percent } from '../../shared/i18n/percent';
import { sentenceTexts } from '../../shared/i18n/consequences';
import type { SeatNames } from '../../shared/i18n/event_text';
import type { SeatStats, KeyMoment, Review } from '../../shared/net/wire';
import { numberText, t } from '../../shared/i18n/i18n';

export type Unit = Review['unit'];

/** What something cost or brought, with its sign, in its unit. */
export function worthText(worth: number, unit: Unit): string {
  return t(`review.worth.${unit}`, { worth: unit === 'chance' ? Math.round(worth * 100) : worth });
}

/** A number at an axis. */
export function tickText(value: number, unit: Unit): string {
  if (unit === 'chance') return t('review.tick.chance', { percent: Math.round(value * 100) });
  return numberText(value);
}

/** What could be expected, in its unit. */
export function valueText(value: number, unit: Unit): string {
  if (unit === 'chance') return t('review.tick.chance', { percent: percent(value) });
  return numberText(value);
}

/** What a moment was worth: of the best decision how much more it promised than the next best. */
export function momentText({ kind, worth, edge }: KeyMoment, unit: Unit): string {
  return worthText(kind === 'decision' && worth >= 0 ? (edge ?? 0) : worth, unit);
}

/** How a moment is told from others, by more than its colour: what it was, and for whom it was good. */
export function toneOf({ kind, worth }: Pick<KeyMoment, 'kind' | 'worth'>): 'good-luck' | 'bad-luck' | 'best' | 'mistake' {
  if (kind === 'luck') return worth < 0 ? 'bad-luck' : 'good-luck';
  return worth < 0 ? 'mistake' : 'best';
}

/** A tile of what people like to see of a seat; the line is that of the decision. */
export interface StatTile {
  kind: 'best' | 'worst' | 'luck';
  n: number | null;
  text: string;
}

/** The best decision of a seat, its worst, where there was one, and its luck, each with its own sentence. */
export function statTiles({ best, worst, says }: SeatStats, name: SeatNames): StatTile[] {
  const there = [
    ...(best === null ? [] : [{ kind: 'best' as const, n: best }]),
    ...(worst === null ? [] : [{ kind: 'worst' as const, n: worst }]),
    { kind: 'luck' as const, n: null },
  ];
  return there.map((tile, at) => ({ ...tile, text: sentenceTexts(says.slice(at, at + 1), name).join('') }));
}
