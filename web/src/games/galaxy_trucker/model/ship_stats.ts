// The figures of a ship as texts; the server computes them.
import { numberText as figureWords } from '../../../shared/i18n/i18n';
import type { Figure, Player, View } from './tiles';
import { t } from '../messages';
import type { PowerRange } from '../wire';

export interface ShipStat {
  sign: Figure;
  name: string;
  figure: string;
  /** The parts of the figure, one line each. */
  shares: readonly { words: string; power: string }[];
}

function span({ least, most }: PowerRange): string {
  return least === most ? figureWords(most) : t('galaxy_trucker.figures.with', { without: least, with: most });
}

function powerStat(sign: 'firepower' | 'engines', strength: PowerRange): ShipStat {
  const shares = strength.made_of.map(({ source, count, power }) => ({
    words: t(`galaxy_trucker.share.${source}`, { count }),
    power: figureWords(power),
  }));
  return { sign, name: t(`galaxy_trucker.figures.${sign}`), figure: span(strength), shares };
}

function simpleStat(sign: Figure, figure: number, words: string | null = null): ShipStat {
  return {
    sign,
    name: t(`galaxy_trucker.figures.${sign}`),
    figure: figureWords(figure),
    shares: words === null ? [] : [{ words, power: '' }],
  };
}

/** Returns the figures of a ship, the most important first. */
export function shipStats(view: View, { figures, lost, credits }: Player): ShipStat[] {
  const { firepower, engines, crew, humans, batteries, exposed, goods, worth } = figures;
  const under_way = view.phase === 'flight' || view.phase === 'over';
  return [
    powerStat('firepower', firepower),
    powerStat('engines', engines),
    simpleStat('crew', crew, t('galaxy_trucker.share.crew', { count: humans, aliens: crew - humans })),
    simpleStat('batteries', batteries, t('galaxy_trucker.share.batteries')),
    simpleStat('exposed', exposed, t('galaxy_trucker.share.exposed')),
    ...(under_way
      ? [
          simpleStat('goods', goods, t('galaxy_trucker.share.goods', { count: worth })),
          simpleStat('lost', lost.length),
          simpleStat('credits', credits),
        ]
      : []),
  ];
}
