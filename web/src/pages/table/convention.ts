// The convention of a game: which bots follow it, and which players have not agreed to it.
import type { SeatInfo, Table } from '../../shared/net/wire';

/** Returns the bot levels that may be seated: those with the convention only while every human player agrees to it. */
export function availableLevels({ game, seats }: Table): readonly string[] {
  const kept = seats.every((seat) => seat.holder !== 'person' || seat.agreed);
  return kept ? game.bots : game.bots.filter((level) => !game.convention?.levels.includes(level));
}

/** Returns the players who have not agreed to a seated bot's convention: until they do, the game cannot begin. */
export function seatsWithoutConsent({ seats }: Table): readonly SeatInfo[] {
  const kept = seats.some((seat) => seat.holder === 'bot' && seat.agreed);
  return kept ? seats.filter((seat) => seat.holder !== 'nobody' && !seat.agreed) : [];
}
