// The figures of a review as people read them.
import { percent } from '../../shared/i18n/percent';
import { sentenceWords } from '../../shared/i18n/consequences';
import type { Naming } from '../../shared/i18n/event_text';
import type { Figures, Moment, Review } from '../../shared/net/wire';
import { figure, t } from '../../shared/i18n/i18n';

export type Unit = Review['unit'];

/** What something cost or brought, with its sign, in its unit. */
export function worthWords(worth: number, unit: Unit): string {
  return t(`review.worth.${unit}`, { worth: unit === 'chance' ? Math.round(worth * 100) : worth });
}

/** A number at an axis. */
export function tickWords(value: number, unit: Unit): string {
  if (unit === 'chance') return t('review.tick.chance', { percent: Math.round(value * 100) });
  return figure(value);
}

/** What could be expected, in its unit. */
export function valueWords(value: number, unit: Unit): string {
  if (unit === 'chance') return t('review.tick.chance', { percent: percent(value) });
  return figure(value);
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

/** A tile of what people like to see of a seat; the line is that of the decision. */
export interface Tile {
  kind: 'best' | 'worst' | 'luck';
  n: number | null;
  words: string;
}

/** The best decision of a seat, its worst, where there was one, and its luck, each with its own sentence. */
export function tilesOf({ best, worst, says }: Figures, name: Naming): Tile[] {
  const there = [
    ...(best === null ? [] : [{ kind: 'best' as const, n: best }]),
    ...(worst === null ? [] : [{ kind: 'worst' as const, n: worst }]),
    { kind: 'luck' as const, n: null },
  ];
  return there.map((tile, at) => ({ ...tile, words: sentenceWords(says.slice(at, at + 1), name).join('') }));
}
