// What the advisor thinks of a choice, for those who listen.
import { percent } from '../../../shared/i18n/percent';
import type { ChoiceInfo } from '../selection.svelte';
import { joinSentences } from '../position_text';
import type { ChoiceWorth } from '../wire';
import { t } from '../messages';

/** Where nothing is flown there is no chance to tell of; where no turn follows, no sum. */
export function advisorText({ success, points, later, total }: ChoiceWorth, best: boolean): string {
  const flies = success !== null || points !== 0 || later === null;
  return joinSentences([
    best ? t('lucky_loop.ear.worth.best') : null,
    success === null ? null : t('lucky_loop.ear.worth.chance', { percent: percent(success) }),
    flies ? t('lucky_loop.ear.worth.points', { points }) : null,
    later === null ? null : t('lucky_loop.ear.worth.later', { points: later }),
    flies && later !== null ? t('lucky_loop.ear.worth.total', { points: total }) : null,
  ]);
}

/** What a choice leads to, and what the advisor thinks of it. */
export function choiceTexts({ consequences, worth, isBest }: ChoiceInfo): string {
  return joinSentences([...consequences, worth ? advisorText(worth, isBest) : null]);
}
