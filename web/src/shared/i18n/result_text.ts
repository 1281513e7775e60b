import { choiceName } from './option_text';
import type { Result, SeatInfo, Table } from '../net/wire';
import { seatNames } from './seat_names';
import { listText, gameText, t } from './i18n';

export interface RankedSeat {
  seat: number;
  name: string;
  score: number;
  won: boolean;
}

/** Returns a score with the game's unit, by default points. */
export function scoreText(game: string, count: number): string {
  return gameText(game, 'over.score', { count }) ?? t('over.points', { count });
}

/** Returns the seats with their scores, best first. */
export function ranking(result: Result, seats: readonly SeatInfo[]): RankedSeat[] {
  const name = seatNames(seats);
  return result.scores
    .map((score, seat) => ({ seat, name: name(seat), score, won: result.winners.includes(seat) }))
    .sort((one, other) => Number(other.won) - Number(one.won) || other.score - one.score);
}

/** Returns the result as a short title: the game's own for this reason, else the winners, or a single player's score. */
export function headline(game: string, result: Result, seats: readonly SeatInfo[]): string {
  return (
    gameText(game, `over.title.${result.reason}`) ??
    (seats.length > 1 ? winnersText(result, seats) : scoreText(game, result.scores[0] ?? 0))
  );
}

function winnersText(result: Result, seats: readonly SeatInfo[]): string {
  const names = result.winners.map(seatNames(seats));
  if (names.length === 0) return t('over.won.nobody');
  if (names.length > 1) return t('over.won.shared', { names: listText(names) });
  const mine = result.winners.some((seat) => seats[seat]?.mine);
  return mine ? t('over.won.mine') : t('over.won', { name: names[0] ?? '' });
}

/** The label for the next game of a group. */
export function playAgainText({ game, options, next_options }: Table, shown: string | null, result: Result): string {
  const option = game.options.find(({ name }) => name === shown);
  const next = next_options?.[shown ?? ''];
  if (option && next !== undefined && next !== options[option.name])
    return t('over.following', { what: choiceName(game.name, option, next) });
  return gameText(game.name, `over.again.${result.reason}`) ?? t('over.again');
}

/** True if a won game is followed only by the same game again. */
export function isCampaignEnd({ options, next_options }: Table, shown: string | null, { winners }: Result): boolean {
  return shown !== null && winners.length > 0 && next_options?.[shown] === options[shown];
}

/** Returns the reason why the game ended. */
export function reasonText(game: string, result: Result): string {
  return gameText(game, `over.reason.${result.reason}`) ?? '';
}
