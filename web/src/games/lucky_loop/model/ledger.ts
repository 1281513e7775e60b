// The rows of the ledger at the end, from what the position tells of each player.
import type { LuckyLoopView, PlayerView } from '../wire';
import type { Programme } from '../legal_filter';

/** What counts row by row and comes to the total; a programme whose place the free one took is struck. */
export interface LedgerEntry {
  figure: number | null;
  struck: boolean;
}

/** What else happened, as it is counted in the ledger. */
export const countedRows = ['landed', 'crashed', 'stopped', 'exchanged', 'tokens_won', 'tokens_paid'] as const;

export function resultOf(player: PlayerView, programme: Programme): LedgerEntry {
  return { figure: player.results[programme] ?? null, struck: player.replaced === programme };
}

/** A free programme that took no place does not count. */
export function freeResultOf({ free_result: figure, replaced }: PlayerView): LedgerEntry {
  return { figure, struck: figure !== null && replaced === null };
}

/** The best flight of the whole show; of equal ones the first seat's. */
export function bestFlight({ players }: LuckyLoopView): { seat: number; programme: Programme | null; points: number } | null {
  const flights = players.flatMap(({ ledger: { best } }, seat) => (best ? [{ seat, ...best }] : []));
  return flights.reduce<(typeof flights)[number] | null>((top, one) => (top && top.points >= one.points ? top : one), null);
}
