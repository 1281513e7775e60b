// Sentences for shared events and for those of a game.
import type { SeatNames } from './event_text';
import { isTakenBackEvent } from '../net/takeback';
import type { Event } from '../net/wire';
import { t } from './i18n';

/** Returns the sentence of an event, or null if it has none. */
export type EventText = (event: Event, name: SeatNames) => string | null;

/** Returns the sentence of a shared or a game event, or null. */
export function eventSentence(event: Event, tell: EventText, name: SeatNames): string | null {
  return isTakenBackEvent(event) ? t('table.taken_back', { name: name(event.seat) }) : tell(event, name);
}

/** Returns the sentences of events, without those that have none. */
export function eventSentences(events: readonly Event[], tell: EventText, name: SeatNames): string[] {
  return events.flatMap((event) => eventSentence(event, tell, name) ?? []);
}
