// A game of which nothing is known here, in its own words where it brings any.
import { phrase, type Naming, type Said } from '../../shared/i18n/event_text';
import { naming } from '../../shared/i18n/seat_names';
import type { Choice, Event, SeatInfo, View } from '../../shared/net/wire';
import { areaOf, listed, t, wordsFor } from '../../shared/i18n/i18n';

function wordsOf(area: string, said: Said, name: Naming): string | null {
  const { key, facts } = phrase(area, said, name);
  return wordsFor(key, facts);
}

/** The sentence of an event, in a game's words; what it has no words for is not told. */
export function tellIn(game: string, event: Event, name: Naming): string | null {
  return wordsOf(`${areaOf(game)}.event`, event, name);
}

/** What a choice is called: in the game's words, or as it is written. */
export function offerIn(game: string, { action, text }: Choice, name: Naming): string {
  return wordsOf(`${areaOf(game)}.action`, action, name) ?? text;
}

/** Whose turn it is: that is all that can be known. */
export function status(_view: View, seats: readonly SeatInfo[], awaited: readonly number[]): string {
  if (!awaited.length) return t('plain.nobody');
  if (awaited.some((seat) => seats[seat]?.mine)) return t('table.mine');
  return t('plain.waiting', { names: listed(awaited.map(naming(seats))) });
}
