// Synonyms of the words in a rulebook, for searching in each language.
import { catalogueArea, messageIds, messageForm, tryTranslate } from '../../shared/i18n/i18n';
import type { Synonyms } from './rulebook';

/** Returns the synonyms by rulebook word: attribute `word` of a message `some_game-also-star`, or else the last part of its id. */
export function synonymsOf(game: string): Synonyms {
  const area = `${catalogueArea(game)}-also`;
  return new Map(messageIds(area).map((id) => [messageForm(id, 'word') ?? id.slice(area.length + 1), tryTranslate(id) ?? '']));
}
