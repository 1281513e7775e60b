import type { Result, SeatInfo } from '../lib/wire';
import { keyOf, listed, t } from '../lib/words';

export interface Standing {
  seat: number;
  name: string;
  score: number;
  won: boolean;
}

/** The seats with their scores, the best first. */
export function standings(result: Result, seats: readonly SeatInfo[]): Standing[] {
  return result.scores
    .map((score, seat) => ({ seat, name: seats[seat]?.name ?? '', score, won: result.winners.includes(seat) }))
    .sort((one, other) => Number(other.won) - Number(one.won) || other.score - one.score);
}

/** The end in a few words: what became of the team, or who won. */
export function headline(game: string, result: Result, seats: readonly SeatInfo[]): string {
  const title = keyOf(`over.title.${game}.${result.reason}`);
  return title ? t(title) : winnersIn(result, seats);
}

function winnersIn(result: Result, seats: readonly SeatInfo[]): string {
  const names = result.winners.map((seat) => seats[seat]?.name ?? '');
  if (names.length === 0) return t('over.won.nobody');
  if (names.length > 1) return t('over.won.shared', { names: listed(names) });
  const mine = result.winners.some((seat) => seats[seat]?.mine);
  return mine ? t('over.won.mine') : t('over.won', { name: names[0] ?? '' });
}

/** The way to another game. */
export function againWords(game: string, result: Result): string {
  return t(keyOf(`over.again.${game}.${result.reason}`) ?? 'over.again');
}

/** Why the game ended as it did. */
export function reasonOf(game: string, result: Result): string {
  const key = keyOf(`over.reason.${game}.${result.reason}`);
  return key ? t(key) : '';
}
