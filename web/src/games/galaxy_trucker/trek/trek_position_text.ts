// Describes the Trek for screen readers: the accounts after a flight, the titles, and the next flight.
import type { SeatNames } from '../../../shared/i18n/event_text';
import { listText } from '../../../shared/i18n/i18n';
import type { View } from '../model/tiles';
import { handicapsText, holderText, nextFlightText, pointsText } from './title_text';
import type { TitleView } from '../wire';
import { t } from '../messages';

const lines = ['earned', 'reward', 'titles', 'goods', 'losses', 'total'] as const;

function ledgerSentences({ flight, course }: View, name: SeatNames): string[] {
  const facts = (seat: number) => Object.fromEntries(lines.map((line) => [line, flight?.account[line]?.[seat] ?? 0]));
  return (flight?.standing ?? []).map((seat) =>
    t('galaxy_trucker.tell.trek_ledger', { ...facts(seat), name: name(seat), sum: course.sums.at(-1)?.[seat] ?? 0 }),
  );
}

function titleSentence(title: TitleView, scores: TitleView['counted'], name: SeatNames): string {
  const points = listText(scores.map((score, seat) => pointsText(score?.points ?? null, name(seat))));
  return t('galaxy_trucker.tell.title', { title: title.title, held: holderText(title, name), points });
}

/** Returns the titles with their holders and each ship's current score. */
export function titleSentences({ course }: View, name: SeatNames): string[] {
  return course.titles.map((title) => titleSentence(title, title.now, name));
}

function nextSentences(view: View, name: SeatNames): string[] {
  const { following, ready } = view.course;
  if (!following) return [];
  return [
    t('galaxy_trucker.tell.next', { level: following.level }),
    ...nextFlightText(view),
    ...handicapsText(view, name),
    ...(ready.length ? [t('galaxy_trucker.layover.ready', { names: listText(ready.map(name)) })] : []),
  ];
}

/** Returns the position between two flights, or after the last. */
export function settledSentences(view: View, name: SeatNames): string[] {
  const titles = view.course.titles.map((title) => titleSentence(title, title.counted, name));
  return [...ledgerSentences(view, name), ...titles, ...nextSentences(view, name)];
}
