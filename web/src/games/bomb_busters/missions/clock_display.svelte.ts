// The display of a mission's clock: the server times its messages, and the client counts down.

/** Milliseconds between two updates of the display. */
const tickMs = 250;

export class TickingClock {
  /** The current time on the clock of `performance.now()`, updated while the display is watched. */
  now = $state(typeof performance === 'undefined' ? 0 : performance.now());

  /** Updates the time until the returned function is called. */
  watch(): () => void {
    this.now = performance.now();
    const timer = setInterval(() => (this.now = performance.now()), tickMs);
    return () => clearInterval(timer);
  }
}

/** Returns the seconds on the display: until the next message, or those left if the clock is stopped. */
export function shownSeconds({ left, then }: { left: number; then: number }, alarm: number | null, now: number): number {
  return alarm === null ? left : Math.min(left, then + Math.max(0, Math.ceil((alarm - now) / 1000)));
}

/** Returns a time as minutes and seconds. */
export function timeText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
