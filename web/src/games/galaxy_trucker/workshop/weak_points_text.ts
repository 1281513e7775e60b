// Texts of the weak points of a ship.
import { listText } from '../../../shared/i18n/i18n';
import type { WeakPoints } from '../wire';
import { t } from './messages';

export function weakPointTexts({ breaks, pipes, unshielded, unguarded }: WeakPoints): string[] {
  const counted = { breaks, pipes, unguarded };
  const said = Object.entries(counted).flatMap(([what, all]) =>
    all.length ? t(`galaxy_trucker.weak.${what}`, { count: all.length }) : [],
  );
  const sides = unshielded.map((side) => t(`galaxy_trucker.weak.side.${side}`));
  const open = sides.length ? [t('galaxy_trucker.weak.unshielded', { sides: listText(sides) })] : [];
  return [...said, ...open].length ? [...said, ...open] : [t('galaxy_trucker.weak.none')];
}
