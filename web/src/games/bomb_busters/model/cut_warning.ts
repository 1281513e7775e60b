// The texts of a cut's possible cost and of its confirmation, by the odds that the table shows.
import { percent } from '../../../shared/i18n/percent';
import { consequenceTexts } from '../../../shared/i18n/consequences';
import type { SeatNames } from '../../../shared/i18n/event_text';
import type { Choice } from '../types';
import type { CutOdds } from './cut_odds.svelte';
import { valuesText } from '../event_text';
import { t } from '../messages';

type Odds = Pick<CutOdds, 'answer' | 'chanceExplodes' | 'isSafe' | 'chanceRight'>;

const mayBeRed = 'bomb_busters.ahead.miss.may_be_red';
/** The message key of a right cut that may explode the bomb (BB-m29). */
const mayBeLaid = 'bomb_busters.ahead.guessed.last';

/** Returns the texts of the cost of a miss, without red wires if they are impossible. */
export function missCosts({ ahead }: Pick<Choice, 'ahead'>, name: SeatNames, { isSafe }: Odds): string[] {
  if (!ahead) return [];
  return consequenceTexts({ ahead: { ...ahead, says: ahead.says.filter(({ key }) => !isSafe || key !== mayBeRed) } }, name);
}

/** Returns the sentences about red wires for the confirmation of a cut. */
function redSentences({ answer, chanceExplodes }: Odds, values: string): string[] {
  const many = (answer?.tiles.length ?? 0) > 1;
  if (chanceExplodes === 0) return [];
  if (chanceExplodes === null) return [t(many ? 'bomb_busters.danger.ask.maybe.all' : 'bomb_busters.danger.ask.maybe')];
  if (chanceExplodes === 1) return [t('bomb_busters.danger.red.certain')];
  return [t(many ? 'bomb_busters.danger.ask.all' : 'bomb_busters.danger.ask', { values, percent: percent(chanceExplodes) })];
}

/** Returns the sentences of the confirmation; a certainly wrong announcement is called wrong. */
export function warningSentences(said: readonly string[], pointing: Choice | undefined, stakes: Odds, name: SeatNames): string[] {
  const values = valuesText(said);
  const laid = pointing?.ahead?.says.some(({ key }) => key === mayBeLaid);
  const ruins = pointing?.ahead?.weight === 'ruins';
  if (stakes.chanceRight(said) !== 0)
    return [...redSentences(stakes, values), ...(pointing && (ruins || laid) ? consequenceTexts(pointing, name) : [])];
  if (ruins) return [t('bomb_busters.danger.never.last', { values })];
  return [t('bomb_busters.danger.never', { values }), ...redSentences(stakes, values)];
}
