// Who sits at a table, by name.
import type { Naming } from './phrase';
import type { SeatInfo } from './wire';
import { t } from './words';

/** The name of who sits on a seat; an empty one has none. */
export function nameOf({ name }: SeatInfo): string {
  return name;
}

/** The names of the seats by their numbers, empty ones too. */
export function naming(seats: readonly SeatInfo[]): Naming {
  return (at) => {
    const seat = seats[at];
    return (seat && nameOf(seat)) || t('lobby.seat', { seat: at + 1 });
  };
}
