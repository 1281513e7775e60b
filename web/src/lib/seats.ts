// Who sits at a table, by name.
import type { Naming } from './phrase';
import type { SeatInfo } from './wire';
import { t, wordsFor } from './words';

/** The name of who sits on a seat: a person's own words, a bot's from the catalogue; an empty one has none. */
export function nameOf({ name, key }: SeatInfo): string {
  return key === null ? name : (wordsFor(key) ?? key);
}

/** The names of the seats by their numbers, empty ones too. */
export function naming(seats: readonly SeatInfo[]): Naming {
  return (at) => {
    const seat = seats[at];
    return (seat && nameOf(seat)) || t('lobby.seat', { seat: at + 1 });
  };
}
