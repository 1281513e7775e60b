// Returns the status of a player in a few words.
import type { Player, View } from './tiles';
import { t } from '../messages';

export function playerStatus(view: View, player: Player, seat: number): string {
  if (view.phase === 'layover') return t(view.course.ready.includes(seat) ? 'galaxy_trucker.other.ready' : 'galaxy_trucker.other.resting');
  if (view.phase === 'mending')
    return player.faults.length ? t('galaxy_trucker.other.faults', { count: player.faults.length }) : t('galaxy_trucker.other.sound');
  if (player.status === 'gave-up') return t('galaxy_trucker.other.gave-up');
  if (player.status === 'flying') return t('galaxy_trucker.other.flying', { place: (view.flight?.route.indexOf(seat) ?? 0) + 1 });
  if (player.status === 'finished') return t('galaxy_trucker.other.finished', { start: player.start ?? 0 });
  if (player.looking !== null) return t('galaxy_trucker.other.looking', { pile: player.looking });
  return t(player.hand ? 'galaxy_trucker.other.holding' : 'galaxy_trucker.other.building');
}
