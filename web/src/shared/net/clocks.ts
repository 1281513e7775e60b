// The remaining time of each player, from the server's `moves` messages.
import type { Moves } from './wire';
import { t } from '../i18n/i18n';

/** The remaining time of a seat: milliseconds, or for a running clock its end as a `performance.now()` time. */
export type TimeLeft = { left: number } | { until: number };

/** Returns the remaining time of each seat; empty without a clock. */
export function timesLeft({ times, awaited }: Moves, heardAt: number): readonly TimeLeft[] {
  return (times ?? []).map((left, seat) => (awaited.includes(seat) ? { until: heardAt + left } : { left }));
}

export function remainingMs(time: TimeLeft, now: number): number {
  return 'left' in time ? time.left : Math.max(0, time.until - now);
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Formats a time like a clock; long times in days and hours. */
export function timeText(milliseconds: number): string {
  const [days, hours] = [Math.floor(milliseconds / day), Math.floor((milliseconds % day) / hour)];
  if (days > 0) return t('clock.left.days', { days, hours });
  const two = (count: number) => String(Math.floor(count)).padStart(2, '0');
  const within = `${two((milliseconds % hour) / minute)}:${two((milliseconds % minute) / second)}`;
  return hours > 0 ? `${hours}:${within}` : within;
}
