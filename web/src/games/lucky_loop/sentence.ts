// Translates a sentence that the server sends as a key with arguments.
import { tryTranslate } from '../../shared/i18n/i18n';
import type { LocalizedText } from '../../shared/net/wire';

export function sentenceText(said: LocalizedText | null | undefined): string | null {
  return said ? tryTranslate(said.key, said.facts) : null;
}
