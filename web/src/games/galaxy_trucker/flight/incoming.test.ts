import { describe, expect, it } from 'vitest';
import { debrisOf, pathOf, cellCentre, missedStrikes, strikesOf, talliesOf } from './incoming';
import { shipLayout } from '../model/ship_layout';
import type { Cell, Event, View } from '../model/tiles';

const outline: Cell[] = [
  [6, 6],
  [7, 6],
  [8, 6],
  [6, 7],
  [7, 7],
  [8, 7],
];
const plan = shipLayout(outline);
const view = { outline } as unknown as View;

function struck(seat: number, cell: [number, number]): Event {
  return { kind: 'struck', seat, size: 'big', side: 'left', line: 7, cell, outcome: 'hit', why: 'no-cannon' };
}

describe('what comes flying', () => {
  it('comes in along its column or row', () => {
    expect(pathOf(plan, 'front', 7)).toEqual({ from: [1.5, -0.4], to: [1.5, 2.4] });
    expect(pathOf(plan, 'right', 6)).toEqual({ from: [3.4, 0.5], to: [-0.4, 0.5] });
  });

  it('stops where it hits, or flies through', () => {
    const [hit] = strikesOf([struck(0, [6, 7])], view, 0);
    expect(hit?.to).toEqual(cellCentre(plan, [6, 7]));
    const rolled = { kind: 'rolled', dice: [3, 4], axis: 'row', size: 'big', side: 'left', number: 1, misses: [0] } as const;
    const [missed] = missedStrikes({ ...rolled, dice: [3, 4], misses: [0] }, view, 0);
    expect(missed).toMatchObject({ to: [3.4, 1.5], outcome: 'missed' });
    expect(missedStrikes({ ...rolled, dice: [3, 4], misses: [1] }, view, 0)).toEqual([]);
  });

  it('costs what it costs at the place where that was', () => {
    const lost: Event = { kind: 'crew-lost', seat: 0, cell: [7, 7], crew: ['human', 'human'], why: 'sent' };
    expect(talliesOf([lost], view, 0)).toEqual([{ at: [1.5, 1.5], count: -2, what: 'crew' }]);
    expect(talliesOf([lost], view, 1)).toEqual([]);
  });

  it('is shown on the ship that it meets', () => {
    expect(strikesOf([struck(1, [6, 7])], view, 0)).toEqual([]);
  });
});

describe('what flies off', () => {
  it('bursts where it was hit, and drifts away where it came loose', () => {
    const lost = (why: 'destroyed' | 'flown-off'): Event => ({
      kind: 'tiles-lost',
      seat: 0,
      tiles: [12],
      cells: [[7, 6]],
      why,
      parts: ['cannon'],
    });
    const [torn, loose] = debrisOf([lost('destroyed'), lost('flown-off')], view, null, 0);
    expect(torn).toMatchObject({ tile: 12, torn: true, at: [1.5, 0.5] });
    expect(loose).toMatchObject({ tile: 12, torn: false });
  });

  it('lies as it lay until it is hit', () => {
    const before = { players: [{ ship: [{ tile: 12, column: 6, row: 7, turn: 3 }] }] } as unknown as View;
    const lost: Event = { kind: 'tiles-lost', seat: 0, tiles: [12], cells: [[6, 7]], why: 'destroyed', parts: ['cannon'] };
    const [torn] = debrisOf([struck(0, [7, 7]), struck(0, [6, 7]), lost], view, before, 0);
    const [, hit] = strikesOf([struck(0, [7, 7]), struck(0, [6, 7])], view, 0);
    expect(torn?.turn).toBe(3);
    expect(torn?.delay).toBeGreaterThan(hit?.delay ?? 0);
  });
});
