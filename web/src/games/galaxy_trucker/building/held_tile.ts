// The tile in hand, for those who hear it: where it fits, and how it would fit here.
import { consequenceTexts } from '../../../shared/i18n/consequences';
import type { Choosing } from '../selection.svelte';
import { isFitting } from './fit_hints';
import { cellOf } from '../legal_filter';
import { placeOf } from '../event_text';
import { t } from '../messages';

/** In how many places it fits, and the best of them. */
export function spotsWords({ spots }: Choosing): string {
  const fitting = spots.filter(isFitting);
  const best = fitting[0] && cellOf(fitting[0].action);
  return t('galaxy_trucker.tell.spots', { count: fitting.length, place: best ? placeOf(best) : '' });
}

export function drawnWords(choosing: Choosing, tile: string): string {
  return t('galaxy_trucker.tell.drawn', { tile, spots: spotsWords(choosing) });
}

/** How it would fit where I aim, as it is turned now. */
export function turnedWords(choosing: Choosing, tile: string): string {
  const { aim } = choosing;
  const [here] = aim ? choosing.at(aim) : [];
  const says = here?.action.kind === 'place' ? consequenceTexts(here, String) : [];
  return aim && says.length ? t('galaxy_trucker.tell.here', { tile, place: placeOf(aim), says: says.join(' ') }) : tile;
}
