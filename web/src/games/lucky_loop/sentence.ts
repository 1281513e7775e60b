// A sentence that comes as a key and its facts, in words.
import { tryTranslate } from '../../shared/i18n/i18n';
import type { LocalizedText } from '../../shared/net/wire';

export function sentenceText(said: LocalizedText | null | undefined): string | null {
  return said ? tryTranslate(said.key, said.facts) : null;
}
