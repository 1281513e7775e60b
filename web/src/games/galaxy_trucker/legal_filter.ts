// What is tapped narrows the server's list of legal actions; no rule is known here.
import type { Choice } from './wire';
import { isSameCell, type Action, type Cell, type Good, type Kind } from './model/tiles';

type ActionOf<K extends Kind> = Extract<Action, { kind: K }>;
export type ChoiceOf<K extends Kind> = Choice & { action: ActionOf<K> };

export function choicesOf<K extends Kind>(legal: readonly Choice[], kind: K): ChoiceOf<K>[] {
  return legal.filter((choice): choice is ChoiceOf<K> => choice.action.kind === kind);
}

export function firstChoice<K extends Kind>(legal: readonly Choice[], kind: K): ChoiceOf<K> | null {
  return choicesOf(legal, kind)[0] ?? null;
}

/** The cell that an action concerns. */
export function cellOf(action: Action): Cell | null {
  return 'column' in action ? [action.column, action.row] : null;
}

/** What the hand is at besides: how the tile is turned, and which cube is to go where. */
export interface HandState {
  turn: number;
  /** A cube of the pool to be loaded, or cubes to be taken out. */
  stowing: Good | 'out' | null;
  /** Whether a tile is in hand; one that lies on the ship is moved by taking it up first. */
  tile: boolean;
}

/** Whether an action is at hand as things are held. */
function matchesHand(action: Action, { turn, stowing, tile }: HandState): boolean {
  switch (action.kind) {
    case 'place':
      return tile && action.turn === turn;
    case 'load':
      return action.good === stowing;
    case 'unload':
      return stowing === 'out';
    default:
      return true;
  }
}

/** What can be done on a cell as things are held; `piece` is the one that the cell belongs to in a broken ship. */
export function choicesOnCell(legal: readonly Choice[], cell: Cell, hold: HandState, piece: number | null = null): Choice[] {
  return legal.filter(({ action }) => {
    if (action.kind === 'keep') return action.piece === piece;
    return isSameCell(cell, cellOf(action)) && matchesHand(action, hold);
  });
}

/** Actions that are asked once more, or have more than one way: the tap only picks the cell. */
const confirmedKinds: ReadonlySet<Kind> = new Set<Kind>(['remove', 'keep', 'crew']);

/** The action that a tap on a cell does at once, if it is just one and can be done lightly. */
export function directChoice(choices: readonly Choice[]): Choice | null {
  const [only, ...others] = choices;
  return only && !others.length && !confirmedKinds.has(only.action.kind) ? only : null;
}

/** The cubes that can be loaded somewhere, most valuable first. */
export function loadableGoods(legal: readonly Choice[]): Good[] {
  return [...new Set(choicesOf(legal, 'load').map(({ action }) => action.good))];
}
