// The sand as it looks: the server says when it has run out, here it only trickles.

/** Milliseconds from one look at the sand to the next. */
const tickMs = 250;

export class HourglassClock {
  /** The moment now, in the time of `performance.now()`, while it is looked at. */
  now = $state(performance.now());

  /** Looks at the sand until it is looked away. */
  watch(): () => void {
    this.now = performance.now();
    const timer = setInterval(() => (this.now = performance.now()), tickMs);
    return () => clearInterval(timer);
  }
}

/** Seconds left of a run that ends at a moment; a run whose end is not known is whole. */
export function secondsLeft(run: number, ends: number | null, now: number): number {
  return ends === null ? run : Math.min(run, Math.max(0, (ends - now) / 1000));
}
