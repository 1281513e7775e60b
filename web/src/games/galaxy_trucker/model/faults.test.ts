import { describe, expect, it } from 'vitest';
import { faultsByCell, faultMarks } from './faults';
import { shipLayout } from './ship_layout';
import type { Fault } from '../wire';

const plan = shipLayout([
  [6, 6],
  [7, 6],
  [6, 7],
  [7, 7],
]);
const joint: Fault = {
  kind: 'single-against-double',
  cells: [
    [6, 6],
    [7, 6],
  ],
};
const engine: Fault = { kind: 'engine-direction', cells: [[7, 7]] };
const loose: Fault = { kind: 'not-one-piece', cells: [[6, 7]] };

describe('the faults of a ship', () => {
  it('glow at the joint, or on the tile that is wrong by itself', () => {
    expect(faultMarks(plan, [joint, engine])).toEqual([
      { kind: 'single-against-double', at: [1, 0.5] },
      { kind: 'engine-direction', at: [1.5, 1.5] },
    ]);
  });

  it('are known by cell; loose pieces have numbers instead', () => {
    const found = faultsByCell([joint, engine, loose]);
    expect(found.get('7-6')).toEqual([joint]);
    expect(found.has('6-7')).toBe(false);
  });
});
