import { describe, expect, it } from 'vitest';
import { secondsLeft } from './hourglass.svelte';

describe('the sand', () => {
  it('trickles until the moment at which the run ends', () => {
    expect(secondsLeft(90, 60_000, 0)).toBe(60);
    expect(secondsLeft(90, 60_000, 61_000)).toBe(0);
  });

  it('is never more than a run, and a whole one where the end is not known', () => {
    expect(secondsLeft(90, 120_000, 0)).toBe(90);
    expect(secondsLeft(90, null, 5_000)).toBe(90);
  });
});
