// The convention of a game: which bots keep it, and who stands in their way.
import type { SeatInfo, Table } from '../../shared/net/wire';

/** The levels of bots that may be seated: those that keep the convention only while every person does. */
export function availableLevels({ game, seats }: Table): readonly string[] {
  const kept = seats.every((seat) => seat.holder !== 'person' || seat.agreed);
  return kept ? game.bots : game.bots.filter((level) => !game.convention?.levels.includes(level));
}

/** The players who have not agreed to a bot's convention: until they do, the game cannot begin. */
export function seatsWithoutConsent({ seats }: Table): readonly SeatInfo[] {
  const kept = seats.some((seat) => seat.holder === 'bot' && seat.agreed);
  return kept ? seats.filter((seat) => seat.holder !== 'nobody' && !seat.agreed) : [];
}
