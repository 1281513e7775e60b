// What happened, in sentences: the house tells what is its own, the game all else.
import type { Naming } from './event_text';
import { isTakenBack } from '../net/takeback';
import type { Event } from '../net/wire';
import { t } from './i18n';

/** The sentence of an event in a game's words; null when it is not told. */
export type Tell = (event: Event, name: Naming) => string | null;

/** An event in words; null when it is not told. */
export function sentenceOf(event: Event, tell: Tell, name: Naming): string | null {
  return isTakenBack(event) ? t('table.taken_back', { name: name(event.seat) }) : tell(event, name);
}

/** Some events in words, those that are told. */
export function sentencesOf(events: readonly Event[], tell: Tell, name: Naming): string[] {
  return events.flatMap((event) => sentenceOf(event, tell, name) ?? []);
}
