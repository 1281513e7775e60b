// Describes the building area for screen readers.
import { listText } from '../../../shared/i18n/i18n';
import { cellText } from '../model/tile_labels';
import { isSameCell, type Player, type View } from '../model/tiles';
import { componentsText, placeText } from '../event_text';
import { t } from '../messages';

/** Returns the faults of a ship and its loose pieces. */
export function faultSentences(view: View, { faults, pieces, ship }: Player): string[] {
  const partsAt = (cells: Player['pieces'][number]) =>
    ship.flatMap(({ tile, column, row }) => (cells.some((cell) => isSameCell(cell, [column, row])) ? (view.faces[tile]?.[0] ?? []) : []));
  return [
    ...faults.map(({ kind, cells }) => t('galaxy_trucker.tell.fault', { fault: kind, places: listText(cells.map(placeText)) })),
    ...(view.phase === 'building'
      ? []
      : pieces.map((cells, at) => t('galaxy_trucker.tell.piece', { piece: at + 1, parts: componentsText(partsAt(cells)) }))),
  ];
}

/** Returns a sentence for each square of a ship, row by row. */
export function squareSentences(view: View, { ship }: Player): string[] {
  const order = ship.toSorted((one, other) => one.row - other.row || one.column - other.column);
  return order.map((tile) => cellText(view, [tile.column, tile.row], tile));
}

/** Returns the state of the building time; the seconds left are on the screen's clock only. */
export function timeText({ glass, clock, runs, seconds }: View): string {
  if (glass) return t(glass.running ? 'galaxy_trucker.tell.sand' : 'galaxy_trucker.tell.sand_out', { space: glass.space ?? 1, runs });
  return clock === 'own-clock' ? t('galaxy_trucker.tell.own_clock', { seconds: seconds * runs }) : t('galaxy_trucker.tell.untimed');
}
