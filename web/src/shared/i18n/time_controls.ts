// The time controls of a table, and their names.
import type { Clock } from '../net/wire';
import { t } from './i18n';

const minute = 60;
const day = 24 * 60 * minute;

const perMove = (seconds: number): Clock => ({ per: 'move', seconds });
const perGame = (minutes: number, increment: number): Clock => ({ per: 'game', seconds: minutes * minute, increment });

/** The selectable time controls; the middle one of each kind is the default. */
export const timeControls = {
  none: [],
  move: [perMove(30), perMove(minute), perMove(3 * minute)],
  game: [perGame(5, 5), perGame(15, 10), perGame(30, 15)],
  days: [perMove(day), perMove(3 * day), perMove(7 * day)],
} satisfies Record<string, readonly Clock[]>;

export type ClockKind = keyof typeof timeControls;
export const clockKinds = Object.keys(timeControls) as ClockKind[];

export function kindOfClock(clock: Clock | null): ClockKind {
  if (!clock) return 'none';
  return clock.per === 'game' ? 'game' : clock.seconds >= day ? 'days' : 'move';
}

/** Returns the time of a clock as a short text. */
export function clockText({ per, seconds, increment = 0 }: Clock): string {
  if (per === 'game') return t('clock.amount.game', { minutes: Math.round(seconds / minute), seconds: increment });
  if (seconds >= day) return t('clock.amount.days', { count: Math.round(seconds / day) });
  return seconds % minute ? t('clock.amount.seconds', { count: seconds }) : t('clock.amount.minutes', { count: seconds / minute });
}

/** Returns the description of a table's clock. */
export function clockDescription(clock: Clock | null): string {
  return clock ? t(`clock.agreed.${clock.per}`, { amount: clockText(clock) }) : t('clock.none');
}
