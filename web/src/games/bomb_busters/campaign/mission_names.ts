// Returns the name of a mission, with its title if it has one.
import { tryTranslate } from '../../../shared/i18n/i18n';
import { t } from './messages';

export function label(stage: string): string {
  return t('bomb_busters.stage', { number: Number(stage) });
}

export function fullTitle(stage: string): string {
  const title = tryTranslate(`bomb_busters.mission.${stage}.title`);
  return title === null ? label(stage) : t('bomb_busters.stage.titled', { number: Number(stage), title });
}
