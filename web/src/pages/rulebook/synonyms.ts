// Other words for the words of a rulebook, as readers of each language may look for them.
import { catalogueArea, messageIds, messageForm, tryTranslate } from '../../shared/i18n/i18n';
import type { Synonyms } from './rulebook';

/** By the word as it stands in the rules: the form `word` of a message `some_game-also-star`, or else the last part of its name. */
export function synonymsOf(game: string): Synonyms {
  const area = `${catalogueArea(game)}-also`;
  return new Map(messageIds(area).map((id) => [messageForm(id, 'word') ?? id.slice(area.length + 1), tryTranslate(id) ?? '']));
}
