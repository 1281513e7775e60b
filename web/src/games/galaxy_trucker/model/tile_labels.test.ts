import { describe, expect, it } from 'vitest';
import { cellText, faultsText, tileName, tileText } from './tile_labels';
import type { View } from './tiles';

const view = { phase: 'flight', faces: { 4: ['hold', [1, 0, 0, 0], 2], 9: ['cannon', [0, 1, 2, 3], 0] } } as unknown as View;

describe('tiles in words', () => {
  it('say what they are and which way they look', () => {
    expect(tileName(['cannon', [0, 1, 0, 0], 0], 1)).toBe('cannon, right');
    expect(tileName(['engine', [1, 0, 0, 0], 0], 0)).toBe('engine, down');
    expect(tileName(['shield', [1, 0, 0, 0], 0], 3)).toBe('shield, covers left and up');
    expect(tileName(['battery', [1, 0, 0, 0], 3], 2)).toBe('battery compartment for 3');
  });

  it('say their pipes as they lie', () => {
    expect(tileText(['structure', [3, 2, 1, 0], 0], 1)).toBe('girder; pipes up smooth, right universal, down double, left single');
  });
});

describe('cells in words', () => {
  it('say where they are, what lies there and what is on it', () => {
    expect(cellText(view, [7, 6], null)).toBe('Column 7, row 6: empty');
    expect(cellText(view, [6, 7], { tile: 4, column: 6, row: 7, turn: 0, goods: ['blue'] })).toBe(
      'Column 6, row 7: hold for 2; goods: blue',
    );
    expect(cellText({ ...view, phase: 'building' }, [6, 7], { tile: 9, column: 6, row: 7, turn: 0 })).toMatch(
      'Column 6, row 7: cannon, up; pipes',
    );
  });

  it('say each kind of fault once', () => {
    expect(
      faultsText([
        { kind: 'muzzle-blocked', cells: [] },
        { kind: 'muzzle-blocked', cells: [] },
      ]),
    ).toBe('muzzle blocked');
  });
});
