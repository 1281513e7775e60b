// The accessible name of a cell: its place, its tile, its faults, and its legal actions with their consequences.
import { consequenceTexts } from '../../../shared/i18n/consequences';
import { listText } from '../../../shared/i18n/i18n';
import type { Selection } from '../selection.svelte';
import { cellText, faultsText, tileName } from './tile_labels';
import { cellKey, turnedSides, type Cell, type View } from './tiles';
import { actionText } from '../event_text';
import type { Choice, Fault, TileView } from '../wire';
import { t } from '../messages';

/** The data of a ship's cells; each map uses cell keys. */
export interface ShipCells {
  view: View;
  tiles: ReadonlyMap<string, TileView>;
  faults: ReadonlyMap<string, readonly Fault[]>;
  /** The number of the piece of each cell in a broken ship. */
  pieces: ReadonlyMap<string, number>;
  powered: ReadonlySet<string>;
  /** Null for a ship that the viewer cannot act on. */
  selection: Selection | null;
}

const around: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** Returns the pipes of neighbouring tiles that point at an empty cell: `above double`. */
function adjacentPipes({ view, tiles }: ShipCells, [column, row]: Cell): string[] {
  return around.flatMap(([x, y], side) => {
    const tile = tiles.get(cellKey([column + x, row + y]));
    const face = tile && view.faces[tile.tile];
    return face ? t(`galaxy_trucker.joins.${side}`, { pipe: turnedSides(face[1], tile.turn)[(side + 2) % 4] ?? 0 }) : [];
  });
}

function emptyText(squares: ShipCells, cell: Cell): string {
  const [column, row] = cell;
  const pipes = squares.view.phase === 'building' ? adjacentPipes(squares, cell) : [];
  return pipes.length ? t('galaxy_trucker.cell.beside', { column, row, pipes: listText(pipes) }) : cellText(squares.view, cell, null);
}

function tileText(squares: ShipCells, cell: Cell, tile: TileView): string {
  const key = cellKey(cell);
  const lies = cellText(squares.view, cell, tile);
  const wrong = squares.faults.get(key);
  const words = wrong ? t('galaxy_trucker.cell.fault', { cell: lies, faults: faultsText(wrong) }) : lies;
  const piece = squares.pieces.get(key);
  return piece === undefined ? words : t('galaxy_trucker.cell.piece', { cell: words, piece });
}

function placementText({ view, selection }: ShipCells, [column, row]: Cell, choice: Choice): string | null {
  const face = selection?.tile == null ? undefined : view.faces[selection.tile];
  if (!face || !selection) return null;
  const facts = { column, row, tile: tileName(face, selection.turn) };
  const says = consequenceTexts(choice, String).join(' ');
  return says ? t('galaxy_trucker.cell.place_says', { ...facts, says }) : t('galaxy_trucker.cell.place', facts);
}

function actionLabel(cell: string, choice: Choice): string {
  const [what, says] = [actionText(choice.action), consequenceTexts(choice, String).join(' ')];
  return says ? t('galaxy_trucker.cell.does_says', { cell, what, says }) : t('galaxy_trucker.cell.does', { cell, what });
}

export function cellLabel(squares: ShipCells, cell: Cell): string {
  const tile = squares.tiles.get(cellKey(cell));
  const [first, ...others] = squares.selection?.atCell(cell) ?? [];
  if (first?.action.kind === 'place' && !tile) return placementText(squares, cell, first) ?? emptyText(squares, cell);
  if (!tile) return emptyText(squares, cell);
  const lies = tileText(squares, cell, tile);
  if (squares.powered.has(cellKey(cell))) return t('galaxy_trucker.cell.powered', { cell: lies });
  if (!first) return lies;
  return others.length ? t('galaxy_trucker.cell.asks', { cell: lies }) : actionLabel(lies, first);
}
