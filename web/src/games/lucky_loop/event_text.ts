// The sentences of events and the status line.
//
// Additions to the mapping of shared/i18n/event_text.ts: `use` extends a key by its value, a red die by `.red`, cleared cards by `.cleared`.
// Cards become their names. A throw with a red die lists that die separately. Lost points are also the argument `count`.
import { objectText, defaultKeySuffix, type TextRules, type SeatNames } from '../../shared/i18n/event_text';
import { seatNames } from '../../shared/i18n/seat_names';
import { joined, listText } from '../../shared/i18n/i18n';
import { cardName } from './model/cards';
import type { SeatInfo } from '../../shared/net/wire';
import type { LuckyLoopView, StepSeen } from './wire';
import { t } from './messages';

type Event = StepSeen['events'][number];

const textRules: TextRules<Event> = {
  keySuffix(field, value) {
    if (field === 'use') return `.${String(value)}`;
    if (field === 'cleared') return (value as readonly string[]).length ? '.cleared' : '';
    return field === 'red' && value ? '.red' : defaultKeySuffix(field, value);
  },
  fieldFacts: {
    card: (card: string) => ({ card: cardName(card) }),
    cards: (cards: string[]) => ({ cards: joined(cards.map(cardName)) }),
    cleared: (cards: string[]) => ({ cleared: joined(cards.map(cardName)) }),
    replaced: (card: string) => ({ replaced: cardName(card) }),
    points: (points: number) => ({ points, count: points }),
    missed: () => ({}),
  },
};

/** Returns the sentence of an event for the log. */
export function eventText(event: Event, name: SeatNames): string {
  if (event.kind !== 'thrown' || !event.red) return objectText('lucky_loop.event', event, name, textRules);
  const dice = event.dice.toSpliced(event.dice.indexOf(event.red), 1);
  if (!dice.length) return t('lucky_loop.event.thrown.red.alone', { name: name(event.seat), red: event.red });
  return objectText('lucky_loop.event', { ...event, dice }, name, textRules);
}

/** Returns whose turn it is and what there is to do, in one line. */
export function status(view: LuckyLoopView, seats: readonly SeatInfo[]): string {
  const name = seatNames(seats);
  if (view.result)
    return t('lucky_loop.status.over', { count: view.result.winners.length, winners: listText(view.result.winners.map(name)) });
  const at = phaseKey(view);
  return view.seat === view.turn ? t(`lucky_loop.mine.${at}`) : t(`lucky_loop.status.${at}`, { name: name(view.turn) });
}

/** Returns the phase, with a suffix in the last turn or if the dice allow no action. */
function phaseKey({ phase, flight, last_round }: LuckyLoopView) {
  if (phase === 'ready' && flight?.pool === 0) return 'ready_none';
  if (phase === 'thrown' && !flight?.ways.length) return 'thrown_none';
  return last_round && (phase === 'turn' || phase === 'highlight') ? (`${phase}_last` as const) : phase;
}
