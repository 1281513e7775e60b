// Texts of tiles and cells for screen readers.
import { t } from '../messages';
import { isDirected, turnedSides, type Cell, type Component, type View } from './tiles';
import { crewText, goodsText } from '../event_text';
import type { Fault, TileFace, TileView } from '../wire';

const withCapacity: ReadonlySet<Component> = new Set<Component>(['battery', 'hold', 'red-hold']);
const facingBack: ReadonlySet<Component> = new Set<Component>(['engine', 'double-engine']);

/** Returns a text with a capital first letter. */
export function capitalized(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** Returns the name of a tile with its direction: `cannon, up`. */
export function tileName([component, , capacity]: TileFace, turn: number): string {
  const what = t('galaxy_trucker.holds', { component, capacity });
  if (withCapacity.has(component)) return what;
  const plain = t(`galaxy_trucker.component.${component}`);
  if (!isDirected(component)) return plain;
  if (component === 'shield') return t('galaxy_trucker.shielding', { what: plain, turn });
  return t('galaxy_trucker.facing', { what: plain, side: facingBack.has(component) ? (turn + 2) % 4 : turn });
}

/** Returns the text of a tile with its pipes. */
export function tileText(face: TileFace, turn = 0): string {
  const [up, right, down, left] = turnedSides(face[1], turn);
  return t('galaxy_trucker.tile', { what: tileName(face, turn), up, right, down, left });
}

/** Returns the number of pipes on each side of a tile. */
export function sidesText(face: TileFace, turn: number): string {
  const [up, right, down, left] = turnedSides(face[1], turn);
  return t('galaxy_trucker.sides', { up, right, down, left });
}

/** Returns the contents of a tile in flight, or null if it carries nothing. */
export function contentsText({ crew = [], batteries = 0, goods = [] }: TileView, component: Component): string | null {
  if (component === 'cabin' || component === 'starting-cabin')
    return crew.length ? t('galaxy_trucker.cell.crew', { crew: crewText(crew) }) : t('galaxy_trucker.cell.no_crew');
  if (component === 'battery') return t('galaxy_trucker.cell.batteries', { count: batteries });
  if (component === 'hold' || component === 'red-hold')
    return goods.length ? t('galaxy_trucker.cell.goods', { goods: goodsText(goods) }) : t('galaxy_trucker.cell.no_goods');
  return null;
}

/** Returns the text of a cell with its tile: `Column 7, row 6: cannon, up; pipes …`. */
export function cellText(view: View, [column, row]: Cell, tile: TileView | null): string {
  const face = tile && view.faces[tile.tile];
  if (!face) return t('galaxy_trucker.cell.empty', { column, row });
  const under_way = view.phase !== 'building' && view.phase !== 'mending';
  const load = under_way ? contentsText(tile, face[0]) : null;
  const words = load ? t('galaxy_trucker.cell.laden', { tile: tileName(face, tile.turn), load }) : tileText(face, tile.turn);
  return t('galaxy_trucker.cell.tile', { column, row, tile: words });
}

export function faultsText(faults: readonly Fault[]): string {
  const kinds = [...new Set(faults.map(({ kind }) => kind))];
  return kinds.map((fault) => t('galaxy_trucker.fault_words', { fault })).join(t('galaxy_trucker.and'));
}
