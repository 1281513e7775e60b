// Event and action texts of a game without a client folder.
import { messageCall, type SeatNames, type TaggedObject } from '../../shared/i18n/event_text';
import { seatNames } from '../../shared/i18n/seat_names';
import type { Choice, Event, SeatInfo, View } from '../../shared/net/wire';
import { catalogueArea, listText, t, tryTranslate } from '../../shared/i18n/i18n';

function textOf(area: string, said: TaggedObject, name: SeatNames): string | null {
  const { key, facts } = messageCall(area, said, name);
  return tryTranslate(key, facts);
}

/** Returns the sentence of an event from the game's messages, or null if it has none. */
export function eventTextIn(game: string, event: Event, name: SeatNames): string | null {
  return textOf(`${catalogueArea(game)}.event`, event, name);
}

/** Returns the label of a legal action from the game's messages, or else its text form. */
export function choiceTextIn(game: string, { action, text }: Choice, name: SeatNames): string {
  return textOf(`${catalogueArea(game)}.action`, action, name) ?? text;
}

/** Returns whose turn it is; nothing more is known of a game without a client folder. */
export function status(_view: View, seats: readonly SeatInfo[], awaited: readonly number[]): string {
  if (!awaited.length) return t('plain.nobody');
  if (awaited.some((seat) => seats[seat]?.mine)) return t('table.mine');
  return t('plain.waiting', { names: listText(awaited.map(seatNames(seats))) });
}
