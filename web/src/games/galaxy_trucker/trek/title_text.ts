// Texts of the titles of a Trek: their holders, their pay, and the next flight.
import type { SeatNames } from '../../../shared/i18n/event_text';
import { listText } from '../../../shared/i18n/i18n';
import type { View } from '../model/tiles';
import type { TitleView } from '../wire';
import { t } from '../messages';

export function holderText({ holder, gold }: TitleView, name: SeatNames): string {
  if (holder === null) return t('galaxy_trucker.trek.held.free');
  return t(gold ? 'galaxy_trucker.trek.held.gold' : 'galaxy_trucker.trek.held.silver', { name: name(holder) });
}

/** Returns the handicap of a golden holder, or null without one. */
export function handicapText({ holder, gold, handicap }: TitleView, name: SeatNames): string | null {
  if (holder === null || !gold) return null;
  return t(`galaxy_trucker.burden.${handicap.family}`, { name: name(holder), count: handicap.number });
}

/** Returns the holder of a title, as seen from a seat. */
export function ownerText({ holder, gold }: TitleView, seat: number | null): string {
  if (holder === null) return t('galaxy_trucker.trek.whose.free');
  const whose = holder === seat ? 'mine' : 'other';
  return t(gold ? `galaxy_trucker.trek.whose.${whose}.gold` : `galaxy_trucker.trek.whose.${whose}`);
}

export function prizeText({ holder, pay }: TitleView): string {
  return t(holder === null ? 'galaxy_trucker.trek.prize.free' : 'galaxy_trucker.trek.prize.held', { count: pay });
}

/** Returns a player's score for a title, or a text that there is none. */
export function pointsText(points: number | null, name: string): string {
  return points === null ? t('galaxy_trucker.trek.points.none', { name }) : t('galaxy_trucker.trek.points', { name, count: points });
}

/** Returns the accessible name of a title's emblem for a ship. */
export function emblemText(title: TitleView, seat: number, name: SeatNames): string {
  const facts = { title: title.title, points: title.now[seat]?.points ?? 0, held: holderText(title, name) };
  return t('galaxy_trucker.trek.emblem', facts);
}

function timeOf({ clock, seconds }: View, runs: number): string {
  if (clock === 'hourglass') return t('galaxy_trucker.layover.hourglass', { runs, seconds });
  return clock === 'own-clock' ? t('galaxy_trucker.tell.own_clock', { seconds: seconds * runs }) : t('galaxy_trucker.tell.untimed');
}

/** Returns the known facts about the next flight. */
export function nextFlightText(view: View): string[] {
  const { following } = view.course;
  if (!following) return [];
  return [
    t('galaxy_trucker.layover.cards', { count: following.cards }),
    timeOf(view, following.runs),
    t('galaxy_trucker.layover.rewards', { credits: listText(following.rewards.map(String)) }),
  ];
}

/** Returns the handicaps of the next flight. */
export function handicapsText({ course }: View, name: SeatNames): string[] {
  return course.titles.flatMap((title) => handicapText(title, name) ?? []);
}
