import type { Refused } from '../net/wire';
import { t, tryTranslate } from './i18n';

/** Why something was refused, in words, for all reasons; a game or a server may be newer than the words of this page. */
export function refusalText({ key, facts, more = [] }: Refused): string {
  const reasons = [{ key, facts }, ...more].flatMap((reason) => tryTranslate(reason.key, reason.facts) ?? []);
  return reasons.join(' ') || t('refused.unknown');
}
