// The options of a game in words: its own, and where it has none the names that its rules give them.
import type { OptionOffer } from '../net/wire';
import { gameText, t } from './i18n';

/** What an option is about. */
export function optionName(game: string, { name }: OptionOffer): string {
  return gameText(game, `option.${name}`) ?? name;
}

/** The same without the ids of its rules. */
export function plainName(game: string, option: OptionOffer): string {
  return optionName(game, option).replace(/ \([A-Z]{2}-[^)]*\)/, '');
}

/** What a value of an option means. */
export function choiceName(game: string, { name }: OptionOffer, value: OptionOffer['default']): string {
  if (typeof value === 'boolean') return value ? t('game.option.yes') : t('game.option.no');
  return gameText(game, `option.${name}.${value}`) ?? String(value);
}
