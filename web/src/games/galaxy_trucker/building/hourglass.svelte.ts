// The display of the hourglass: the server decides when it has run out, and the client counts down.

/** Milliseconds between two updates of the display. */
const tickMs = 250;

export class HourglassClock {
  /** The current time on the clock of `performance.now()`, updated while the hourglass is watched. */
  now = $state(performance.now());

  /** Updates the time until the returned function is called. */
  watch(): () => void {
    this.now = performance.now();
    const timer = setInterval(() => (this.now = performance.now()), tickMs);
    return () => clearInterval(timer);
  }
}

/** Returns the seconds left of a run that ends at a time; the whole run if the end is unknown. */
export function secondsLeft(run: number, ends: number | null, now: number): number {
  return ends === null ? run : Math.min(run, Math.max(0, (ends - now) / 1000));
}
