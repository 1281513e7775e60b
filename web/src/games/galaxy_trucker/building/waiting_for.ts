// The players who delay the start of the flight, and the reason.
import type { SeatNames } from '../../../shared/i18n/event_text';
import { listText } from '../../../shared/i18n/i18n';
import type { Player, View } from '../model/tiles';
import { t } from '../messages';

function otherSeats({ players, seat }: View, is: (player: Player) => boolean): number[] {
  return players.flatMap((player, at) => (at !== seat && is(player) ? [at] : []));
}

function buildersText(view: View, name: SeatNames): string | null {
  const seats = otherSeats(view, ({ status }) => status === 'building');
  return seats.length ? t('galaxy_trucker.waiting.building', { count: seats.length, names: listText(seats.map(name)) }) : null;
}

function repairersText(view: View, name: SeatNames): string | null {
  const seats = otherSeats(view, ({ faults }) => faults.length > 0);
  const sentences = seats.map((seat) =>
    t('galaxy_trucker.waiting.mending', { name: name(seat), count: view.players[seat]?.faults.length ?? 0 }),
  );
  return sentences.join(' ') || null;
}

/** Returns the text of the players who are not ready, or null if the flight can begin or has begun. */
export function waitingText(view: View, name: SeatNames): string | null {
  if (view.phase === 'building') return view.seat === null ? null : buildersText(view, name);
  return view.phase === 'mending' ? repairersText(view, name) : null;
}
