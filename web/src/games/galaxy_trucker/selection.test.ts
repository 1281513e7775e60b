import { beforeEach, describe, expect, it } from 'vitest';
import { Selection } from './selection.svelte';
import type { Action, Cell, Player, View } from './model/tiles';
import type { Choice } from './wire';

const choice = (action: Action): Choice => ({ action, text: JSON.stringify(action) });
let me: Partial<Player>;
let legal: Choice[];
let sent: string[];
let selection: Selection;

/** Sends the next position, after an action of the viewer or of another player. */
function arrive(player: Partial<Player>, choices: Choice[], mine = true) {
  me = player;
  legal = choices;
  selection.reset(mine);
}

beforeEach(() => {
  [me, legal, sent] = [{ ship: [], pieces: [] }, [], []];
  const view = (): View => ({ seat: 0, phase: 'building', flight: null, players: [me] }) as unknown as View;
  selection = new Selection(() => ({ view: view(), legal, send: (text) => sent.push(text) }));
});

const places = (cell: Cell) => [0, 1, 2, 3].map((turn) => choice({ kind: 'place', column: cell[0], row: cell[1], turn }));
const holding = (tile: number): Partial<Player> => ({ ship: [], pieces: [], loose: null, hand: { tile, reserved: false } });
const lying = (tile: number, turn: number): Partial<Player> => ({
  ship: [{ tile, column: 7, row: 6, turn }],
  pieces: [],
  loose: [7, 6],
  hand: null,
});

describe('a tile in hand', () => {
  it('is placed as it is turned', () => {
    arrive(holding(5), places([7, 6]));
    selection.rotate();
    selection.tap([7, 6]);
    expect(sent).toEqual([legal[1]?.text]);
  });

  it('lies as printed when it is new, and as it lay when it is picked up again', () => {
    arrive(holding(5), places([7, 6]));
    selection.rotate(-1);
    arrive(lying(5, 3), [choice({ kind: 'pick-up' })]);
    arrive(holding(5), places([7, 6]));
    expect(selection.turn).toBe(3);
    arrive(holding(9), places([7, 6]));
    expect(selection.turn).toBe(0);
  });

  it('stays turned while others act', () => {
    arrive(holding(5), places([7, 6]));
    selection.rotate();
    arrive(holding(5), places([7, 6]), false);
    expect(selection.turn).toBe(1);
  });
});

describe('the tile placed last', () => {
  it('is picked up by a tap and turned where it lies', () => {
    arrive(lying(5, 0), [...places([7, 6]).slice(1), choice({ kind: 'pick-up' })]);
    selection.rotate();
    selection.tap([7, 6]);
    expect(sent).toEqual([legal[0]?.text, legal.at(-1)?.text]);
  });
});

describe('what is sent', () => {
  it('is legal, and not sent twice before the answer', () => {
    arrive({ ship: [], pieces: [] }, [choice({ kind: 'pass' })]);
    selection.send('nonsense');
    selection.send(legal[0]?.text ?? '');
    selection.send(legal[0]?.text ?? '');
    expect(sent).toHaveLength(1);
    arrive(me, legal);
    selection.send(legal[0]?.text ?? '');
    expect(sent).toHaveLength(2);
  });

  it('is asked once more where a tile is lost', () => {
    arrive({ ship: [], pieces: [] }, [choice({ kind: 'remove', column: 6, row: 7 })]);
    selection.tap([6, 7]);
    expect([selection.touch([6, 7]), sent.length]).toEqual(['picked', 0]);
    arrive(me, [...legal], false);
    selection.tap([6, 7]);
    expect(sent).toHaveLength(1);
  });
});
