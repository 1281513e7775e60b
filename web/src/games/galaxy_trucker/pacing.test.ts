import { describe, expect, it } from 'vitest';
import { eventsOf, pause } from './pacing';
import type { StepSeen } from './wire';

const rolled: StepSeen = { n: 1, actor: -1, time: 0, events: [{ kind: 'rolled', dice: [1, 6], axis: 'column' }] };
const placed: StepSeen = { n: 2, actor: 0, time: 0, events: [{ kind: 'placed', seat: 0, tile: 4, cell: [7, 6], turn: 0, moved: false }] };

describe('the pace of the show', () => {
  it('gives the dice time to fall, and building none', () => {
    expect(pause([rolled], 0)).toBeGreaterThan(0);
    expect(pause([placed], 0)).toBe(0);
  });

  it('is faster for those who are behind, and never tedious', () => {
    expect(pause([rolled], 5)).toBeLessThan(pause([rolled], 0));
    expect(pause(Array.from({ length: 50 }, () => rolled), 0)).toBe(pause(Array.from({ length: 60 }, () => rolled), 0));
  });

  it('sees the events of all lines in their order', () => {
    expect(eventsOf([rolled, placed]).map(({ kind }) => kind)).toEqual(['rolled', 'placed']);
  });
});
