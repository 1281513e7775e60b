import type { Refused } from './wire';
import { t, wordsFor } from './words';

/** Why something was refused, in words; a game or a server may be newer than the words of this page. */
export function refusalWords({ key, facts }: Refused): string {
  return wordsFor(key, facts) ?? t('refused.unknown');
}
