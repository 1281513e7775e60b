// Filters the server's list of legal actions by the player's selection; it contains no game rules.
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

/** Returns the cell that an action concerns, or null. */
export function cellOf(action: Action): Cell | null {
  return 'column' in action ? [action.column, action.row] : null;
}

/** The state of the hand: the rotation of the tile, and the goods to load or unload. */
export interface HandState {
  turn: number;
  /** The colour of the cube to load, or 'out' to unload cubes. */
  stowing: Good | 'out' | null;
  /** True if a tile is in hand; a tile on the ship must be picked up first. */
  tile: boolean;
}

/** True if an action matches the state of the hand. */
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

/** Returns the legal actions on a cell; in a broken ship, `piece` is the one that contains it. */
export function choicesOnCell(legal: readonly Choice[], cell: Cell, hold: HandState, piece: number | null = null): Choice[] {
  return legal.filter(({ action }) => {
    if (action.kind === 'keep') return action.piece === piece;
    return isSameCell(cell, cellOf(action)) && matchesHand(action, hold);
  });
}

/** The kinds of actions that need a second tap or a choice; the first tap only picks the cell. */
const confirmedKinds: ReadonlySet<Kind> = new Set<Kind>(['remove', 'keep', 'crew']);

/** Returns the only action on a cell if it needs no confirmation, or null. */
export function directChoice(choices: readonly Choice[]): Choice | null {
  const [only, ...others] = choices;
  return only && !others.length && !confirmedKinds.has(only.action.kind) ? only : null;
}

/** Returns the goods that can be loaded, the most valuable first. */
export function loadableGoods(legal: readonly Choice[]): Good[] {
  return [...new Set(choicesOf(legal, 'load').map(({ action }) => action.good))];
}
