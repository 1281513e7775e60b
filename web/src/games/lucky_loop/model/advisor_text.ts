// The advisor's values, described for screen readers.
import { percent } from '../../../shared/i18n/percent';
import type { ChoiceInfo } from '../selection.svelte';
import { joinSentences } from '../position_text';
import type { ChoiceWorth } from '../wire';
import { t } from '../messages';

/** Returns the sentence of a value: without a chance if nothing is flown, without a sum if no turn follows. */
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

/** Returns the consequences of an action and the advisor's value of it. */
export function choiceTexts({ consequences, worth, isBest }: ChoiceInfo): string {
  return joinSentences([...consequences, worth ? advisorText(worth, isBest) : null]);
}
