// Returns the question to the viewer during building, in one line.
import type { SeatNames } from '../../../shared/i18n/event_text';
import type { Selection } from '../selection.svelte';
import type { View } from '../model/tiles';
import { waitingText } from './waiting_for';
import { t } from '../messages';

export function buildingPrompt(view: View, selection: Selection, name: SeatNames): string {
  const { me } = selection;
  if (me?.status !== 'building') return waitingText(view, name) ?? t('galaxy_trucker.status.building');
  if (me.looking !== null) return t('galaxy_trucker.prompt.looking');
  if (me.hand) return t(me.hand.reserved ? 'galaxy_trucker.prompt.reserved' : 'galaxy_trucker.prompt.holding');
  if (me.loose) return t('galaxy_trucker.prompt.loose');
  return t(view.heap ? 'galaxy_trucker.prompt.building' : 'galaxy_trucker.prompt.building_open');
}
