// What a cut may cost, and what is asked before it is said, by what the table tells of its wires.
import { percent } from '../../../shared/i18n/percent';
import { consequenceTexts } from '../../../shared/i18n/consequences';
import type { SeatNames } from '../../../shared/i18n/event_text';
import type { Choice } from '../types';
import type { Staking } from './cut_odds.svelte';
import { valuesWords } from '../event_text';
import { t } from '../messages';

type Stakes = Pick<Staking, 'answer' | 'explodes' | 'isSafe' | 'right'>;

const mayBeRed = 'bomb_busters.ahead.miss.may_be_red';
/** Even a right cut may explode the bomb (BB-m29). */
const mayBeLaid = 'bomb_busters.ahead.guessed.last';

/** What a miss costs; red is left out where it is certain that it cannot be. */
export function costs({ ahead }: Pick<Choice, 'ahead'>, name: SeatNames, { isSafe }: Stakes): string[] {
  if (!ahead) return [];
  return consequenceTexts({ ahead: { ...ahead, says: ahead.says.filter(({ key }) => !isSafe || key !== mayBeRed) } }, name);
}

/** What there is to say of red before the cut. */
function redWords({ answer, explodes }: Stakes, values: string): string[] {
  const many = (answer?.tiles.length ?? 0) > 1;
  if (explodes === 0) return [];
  if (explodes === null) return [t(many ? 'bomb_busters.danger.ask.maybe.all' : 'bomb_busters.danger.ask.maybe')];
  if (explodes === 1) return [t('bomb_busters.danger.red.certain')];
  return [t(many ? 'bomb_busters.danger.ask.all' : 'bomb_busters.danger.ask', { values, percent: percent(explodes) })];
}

/** What is asked before values are said: what is certainly wrong is not told as if it could be right. */
export function doubtWords(said: readonly string[], pointing: Choice | undefined, stakes: Stakes, name: SeatNames): string[] {
  const values = valuesWords(said);
  const laid = pointing?.ahead?.says.some(({ key }) => key === mayBeLaid);
  const ruins = pointing?.ahead?.weight === 'ruins';
  if (stakes.right(said) !== 0)
    return [...redWords(stakes, values), ...(pointing && (ruins || laid) ? consequenceTexts(pointing, name) : [])];
  if (ruins) return [t('bomb_busters.danger.never.last', { values })];
  return [t('bomb_busters.danger.never', { values }), ...redWords(stakes, values)];
}
