// Names of game options: from the client's catalogue, otherwise from the rules.
import type { OptionOffer } from '../net/wire';
import { gameText, t } from './i18n';

/** Returns the name of an option. */
export function optionName(game: string, { name }: OptionOffer): string {
  return gameText(game, `option.${name}`) ?? name;
}

/** Returns the name of an option without rule ids. */
export function plainName(game: string, option: OptionOffer): string {
  return optionName(game, option).replace(/ \([A-Z]{2}-[^)]*\)/, '');
}

/** Returns the name of an option's value. */
export function choiceName(game: string, { name }: OptionOffer, value: OptionOffer['default']): string {
  if (typeof value === 'boolean') return value ? t('game.option.yes') : t('game.option.no');
  return gameText(game, `option.${name}.${value}`) ?? String(value);
}
