// The rows of the ledger at the end of the game, from the players in the position.
import type { LuckyLoopView, PlayerView } from '../wire';
import type { Programme } from '../legal_filter';

/** An entry of the total; it is struck if the free programme replaced it. */
export interface LedgerEntry {
  figure: number | null;
  struck: boolean;
}

/** The rows of other statistics. */
export const countedRows = ['landed', 'crashed', 'stopped', 'exchanged', 'tokens_won', 'tokens_paid'] as const;

export function resultOf(player: PlayerView, programme: Programme): LedgerEntry {
  return { figure: player.results[programme] ?? null, struck: player.replaced === programme };
}

/** A free programme that replaced no result does not count. */
export function freeResultOf({ free_result: figure, replaced }: PlayerView): LedgerEntry {
  return { figure, struck: figure !== null && replaced === null };
}

/** Returns the best flight of the game; of equal ones that of the lowest seat. */
export function bestFlight({ players }: LuckyLoopView): { seat: number; programme: Programme | null; points: number } | null {
  const flights = players.flatMap(({ ledger: { best } }, seat) => (best ? [{ seat, ...best }] : []));
  return flights.reduce<(typeof flights)[number] | null>((top, one) => (top && top.points >= one.points ? top : one), null);
}
