// Texts of the held tile for screen readers: its fitting cells, and its fit in the aimed cell.
import { consequenceTexts } from '../../../shared/i18n/consequences';
import type { Selection } from '../selection.svelte';
import { isFitting } from './fit_hints';
import { cellOf } from '../legal_filter';
import { placeText } from '../event_text';
import { t } from '../messages';

/** Returns the number of fitting cells and the best of them. */
export function spotsText({ spots }: Selection): string {
  const fitting = spots.filter(isFitting);
  const best = fitting[0] && cellOf(fitting[0].action);
  return t('galaxy_trucker.tell.spots', { count: fitting.length, place: best ? placeText(best) : '' });
}

export function drawnText(selection: Selection, tile: string): string {
  return t('galaxy_trucker.tell.drawn', { tile, spots: spotsText(selection) });
}

/** Returns the fit of the tile in the aimed cell with its current rotation. */
export function turnedText(selection: Selection, tile: string): string {
  const { aim } = selection;
  const [here] = aim ? selection.atCell(aim) : [];
  const says = here?.action.kind === 'place' ? consequenceTexts(here, String) : [];
  return aim && says.length ? t('galaxy_trucker.tell.here', { tile, place: placeText(aim), says: says.join(' ') }) : tile;
}
