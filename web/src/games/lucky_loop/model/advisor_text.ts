// What the advisor thinks of a choice, for those who listen.
import { percent } from '../../../shared/i18n/percent';
import type { Offer } from '../selection.svelte';
import { together } from '../position_text';
import type { ChoiceWorth } from '../wire';
import { t } from '../messages';

/** Where nothing is flown there is no chance to tell of; where no turn follows, no sum. */
export function worthWords({ success, points, later, total }: ChoiceWorth, best: boolean): string {
  const flies = success !== null || points !== 0 || later === null;
  return together([
    best ? t('lucky_loop.ear.worth.best') : null,
    success === null ? null : t('lucky_loop.ear.worth.chance', { percent: percent(success) }),
    flies ? t('lucky_loop.ear.worth.points', { points }) : null,
    later === null ? null : t('lucky_loop.ear.worth.later', { points: later }),
    flies && later !== null ? t('lucky_loop.ear.worth.total', { points: total }) : null,
  ]);
}

/** What a choice leads to, and what the advisor thinks of it. */
export function offerWords({ says, worth, best }: Offer): string {
  return together([...says, worth ? worthWords(worth, best) : null]);
}
