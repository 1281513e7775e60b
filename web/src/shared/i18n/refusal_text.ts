import type { Refused } from '../net/wire';
import { t, tryTranslate } from './i18n';

/** Returns all reasons of a refusal as text; unknown keys of a newer server get a general sentence. */
export function refusalText({ key, facts, more = [] }: Refused): string {
  const reasons = [{ key, facts }, ...more].flatMap((reason) => tryTranslate(reason.key, reason.facts) ?? []);
  return reasons.join(' ') || t('refused.unknown');
}
