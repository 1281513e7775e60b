import { describe, expect, it } from 'vitest';
import { choicesOf, cellOf, directChoice, firstChoice, loadableGoods, choicesOnCell } from './legal_filter';
import type { Action } from './model/tiles';
import type { Choice } from './wire';

const choice = (action: Action): Choice => ({ action, text: JSON.stringify(action) });
const empty = { turn: 0, stowing: null, tile: false } as const;

describe('what can be done on a cell', () => {
  const places = [0, 1].map((turn) => choice({ kind: 'place', column: 7, row: 6, turn }));

  it('places the tile in hand as it is turned', () => {
    expect(choicesOnCell(places, [7, 6], { ...empty, turn: 1, tile: true })).toEqual([places[1]]);
    expect(choicesOnCell(places, [7, 6], { ...empty, turn: 2, tile: true })).toEqual([]);
    expect(choicesOnCell(places, [8, 6], { ...empty, turn: 1, tile: true })).toEqual([]);
  });

  it('does not move the tile placed last by a slip', () => {
    expect(choicesOnCell(places, [7, 6], empty)).toEqual([]);
  });

  it('loads the cube that is chosen, or takes cubes out', () => {
    const load = choice({ kind: 'load', good: 'red', column: 6, row: 7 });
    const unload = choice({ kind: 'unload', good: 'blue', column: 6, row: 7 });
    expect(choicesOnCell([load, unload], [6, 7], { ...empty, stowing: 'red' })).toEqual([load]);
    expect(choicesOnCell([load, unload], [6, 7], { ...empty, stowing: 'out' })).toEqual([unload]);
    expect(choicesOnCell([load, unload], [6, 7], { ...empty, stowing: 'green' })).toEqual([]);
  });

  it('keeps the piece that the cell belongs to', () => {
    const keeps = [1, 2].map((piece) => choice({ kind: 'keep', piece }));
    expect(choicesOnCell(keeps, [7, 7], empty, 2)).toEqual([keeps[1]]);
    expect(choicesOnCell(keeps, [7, 7], empty)).toEqual([]);
  });
});

describe('a tap', () => {
  const power = choice({ kind: 'power', column: 6, row: 6 });
  const remove = choice({ kind: 'remove', column: 6, row: 6 });

  it('does the only thing there is to do', () => {
    expect(directChoice([power])).toBe(power);
  });

  it('asks where something is lost, or there are several ways', () => {
    expect(directChoice([remove])).toBeNull();
    expect(directChoice([power, power])).toBeNull();
    expect(directChoice([])).toBeNull();
  });
});

describe('the list of choices', () => {
  const legal = [
    choice({ kind: 'load', good: 'green', column: 6, row: 7 }),
    choice({ kind: 'load', good: 'green', column: 5, row: 7 }),
    choice({ kind: 'load-done' }),
  ];

  it('is asked by kind', () => {
    expect(choicesOf(legal, 'load')).toHaveLength(2);
    expect(firstChoice(legal, 'load-done')).toBe(legal[2]);
    expect(firstChoice(legal, 'pass')).toBeNull();
  });

  it('tells which cubes have room', () => {
    expect(loadableGoods(legal)).toEqual(['green']);
  });

  it('tells the cell of an action, if it has one', () => {
    expect(cellOf({ kind: 'battery', column: 8, row: 7 })).toEqual([8, 7]);
    expect(cellOf({ kind: 'pass' })).toBeNull();
  });
});
