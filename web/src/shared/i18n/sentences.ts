// What happened, in sentences: the house tells what is its own, the game all else.
import type { SeatNames } from './event_text';
import { isTakenBackEvent } from '../net/takeback';
import type { Event } from '../net/wire';
import { t } from './i18n';

/** The sentence of an event in a game's words; null when it is not told. */
export type EventText = (event: Event, name: SeatNames) => string | null;

/** An event in words; null when it is not told. */
export function eventSentence(event: Event, tell: EventText, name: SeatNames): string | null {
  return isTakenBackEvent(event) ? t('table.taken_back', { name: name(event.seat) }) : tell(event, name);
}

/** Some events in words, those that are told. */
export function eventSentences(events: readonly Event[], tell: EventText, name: SeatNames): string[] {
  return events.flatMap((event) => eventSentence(event, tell, name) ?? []);
}
