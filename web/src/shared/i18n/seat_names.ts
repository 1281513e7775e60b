// Who sits at a table, by name.
import type { SeatNames } from './event_text';
import type { SeatInfo } from '../net/wire';
import { t, tryTranslate } from './i18n';

/** The name of who sits on a seat: a person's own words, a bot's from the catalogue; an empty one has none. */
export function seatName({ name, key }: SeatInfo): string {
  return key === null ? name : (tryTranslate(key) ?? key);
}

/** The names of the seats by their numbers, empty ones too. */
export function seatNames(seats: readonly SeatInfo[]): SeatNames {
  return (at) => {
    const seat = seats[at];
    return (seat && seatName(seat)) || t('lobby.seat', { seat: at + 1 });
  };
}

/** True if a bot plays on a seat, its own or that of a player who is away. */
export function isPlayedByBot(seat: SeatInfo | undefined): boolean {
  return seat?.holder === 'bot' || Boolean(seat?.stand_in);
}
