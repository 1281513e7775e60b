// The names of the players at a table.
import type { SeatNames } from './event_text';
import type { SeatInfo } from '../net/wire';
import { t, tryTranslate } from './i18n';

/** Returns the name of a seat: the player's own, a bot's from the catalogue, or an empty text. */
export function seatName({ name, key }: SeatInfo): string {
  return key === null ? name : (tryTranslate(key) ?? key);
}

/** Returns a function from seat numbers to names; empty seats have a name too. */
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
