import type { Risk } from './border';

export interface Extremes {
  /** What succeeded against the odds. */
  luckiest: Risk | null;
  /** What failed against the odds. */
  unluckiest: Risk | null;
}

const even = 0.5;

/** The two cuts that surprised most. */
export function extremes(risks: readonly Risk[]): Extremes {
  const lucky = risks.filter(({ succeeded, success }) => succeeded && success < even).sort((one, other) => one.success - other.success);
  const unlucky = risks.filter(({ succeeded, success }) => !succeeded && success >= even).sort((one, other) => other.success - one.success);
  return { luckiest: lucky[0] ?? null, unluckiest: unlucky[0] ?? null };
}
