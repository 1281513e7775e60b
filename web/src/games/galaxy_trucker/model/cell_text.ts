// What is heard of a square of the ship: where it is, what lies there, what is wrong with it, what can be done and what comes of it.
import { consequenceTexts } from '../../../shared/i18n/consequences';
import { listText } from '../../../shared/i18n/i18n';
import type { Choosing } from '../selection.svelte';
import { cellWords, faultWords, tileName } from './tile_labels';
import { keyOf, turned, type Cell, type View } from './tiles';
import { offer } from '../event_text';
import type { Choice, Fault, TileView } from '../wire';
import { t } from '../messages';

/** What there is to know about a ship; each map by the keys of its cells. */
export interface Squares {
  view: View;
  tiles: ReadonlyMap<string, TileView>;
  faults: ReadonlyMap<string, readonly Fault[]>;
  /** The pieces of a broken ship. */
  pieces: ReadonlyMap<string, number>;
  powered: ReadonlySet<string>;
  /** Null for a ship that I can only look at. */
  choosing: Choosing | null;
}

const around: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** Which pipes point at an empty square from beside it: `above double`. */
function pipesBeside({ view, tiles }: Squares, [column, row]: Cell): string[] {
  return around.flatMap(([x, y], side) => {
    const tile = tiles.get(keyOf([column + x, row + y]));
    const face = tile && view.faces[tile.tile];
    return face ? t(`galaxy_trucker.joins.${side}`, { pipe: turned(face[1], tile.turn)[(side + 2) % 4] ?? 0 }) : [];
  });
}

function emptyWords(squares: Squares, cell: Cell): string {
  const [column, row] = cell;
  const pipes = squares.view.phase === 'building' ? pipesBeside(squares, cell) : [];
  return pipes.length ? t('galaxy_trucker.cell.beside', { column, row, pipes: listText(pipes) }) : cellWords(squares.view, cell, null);
}

function lyingWords(squares: Squares, cell: Cell, tile: TileView): string {
  const key = keyOf(cell);
  const lies = cellWords(squares.view, cell, tile);
  const wrong = squares.faults.get(key);
  const words = wrong ? t('galaxy_trucker.cell.fault', { cell: lies, faults: faultWords(wrong) }) : lies;
  const piece = squares.pieces.get(key);
  return piece === undefined ? words : t('galaxy_trucker.cell.piece', { cell: words, piece });
}

function placeWords({ view, choosing }: Squares, [column, row]: Cell, choice: Choice): string | null {
  const face = choosing?.tile == null ? undefined : view.faces[choosing.tile];
  if (!face || !choosing) return null;
  const facts = { column, row, tile: tileName(face, choosing.turn) };
  const says = consequenceTexts(choice, String).join(' ');
  return says ? t('galaxy_trucker.cell.place_says', { ...facts, says }) : t('galaxy_trucker.cell.place', facts);
}

function doesWords(cell: string, choice: Choice): string {
  const [what, says] = [offer(choice.action), consequenceTexts(choice, String).join(' ')];
  return says ? t('galaxy_trucker.cell.does_says', { cell, what, says }) : t('galaxy_trucker.cell.does', { cell, what });
}

export function cellLabel(squares: Squares, cell: Cell): string {
  const tile = squares.tiles.get(keyOf(cell));
  const [first, ...others] = squares.choosing?.at(cell) ?? [];
  if (first?.action.kind === 'place' && !tile) return placeWords(squares, cell, first) ?? emptyWords(squares, cell);
  if (!tile) return emptyWords(squares, cell);
  const lies = lyingWords(squares, cell, tile);
  if (squares.powered.has(keyOf(cell))) return t('galaxy_trucker.cell.powered', { cell: lies });
  if (!first) return lies;
  return others.length ? t('galaxy_trucker.cell.asks', { cell: lies }) : doesWords(lies, first);
}
