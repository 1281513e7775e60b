// The clock of a mission as it looks: the server says when it speaks, here it only counts.

/** Milliseconds from one look at the clock to the next. */
const tickMs = 250;

export class TickingClock {
  /** The moment now, in the time of `performance.now()`, while it is looked at. */
  now = $state(typeof performance === 'undefined' ? 0 : performance.now());

  /** Looks at the clock until it is looked away. */
  watch(): () => void {
    this.now = performance.now();
    const timer = setInterval(() => (this.now = performance.now()), tickMs);
    return () => clearInterval(timer);
  }
}

/** What the display shows: how long until the clock speaks next, and what it shows then; where it does not run, what was left. */
export function shownSeconds({ left, then }: { left: number; then: number }, alarm: number | null, now: number): number {
  return alarm === null ? left : Math.min(left, then + Math.max(0, Math.ceil((alarm - now) / 1000)));
}

/** Minutes and seconds, as a clock shows them. */
export function timeText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
