// Events and positions in words.
//
// To the mapping of lib/phrase.ts this game adds: `use` lengthens a key by its value, a red die by `.red`; cards are told by name.
import { inWords, variant, type Manner, type Naming } from '../../lib/phrase';
import { naming } from '../../lib/seats';
import { inRow, listed } from '../../lib/words';
import { nameOf } from './cards';
import type { SeatInfo } from '../../lib/wire';
import type { LuckyLoopView, StepSeen } from './wire';
import { t } from './words';

type Event = StepSeen['events'][number];

const manner: Manner<Event> = {
  lengthening(field, value) {
    if (field === 'use') return `.${String(value)}`;
    return field === 'red' && value ? '.red' : variant(field, value);
  },
  tellers: {
    card: (card: string) => ({ card: nameOf(card) }),
    cards: (cards: string[]) => ({ cards: inRow(cards.map(nameOf)) }),
    replaced: (card: string) => ({ replaced: nameOf(card) }),
  },
};

/** The sentence of an event for the log. */
export function tell(event: Event, name: Naming): string {
  return inWords('lucky_loop.event', event, name, manner);
}

/** One line: whose turn it is, and what there is to do. */
export function status(view: LuckyLoopView, seats: readonly SeatInfo[]): string {
  const name = naming(seats);
  if (view.result)
    return t('lucky_loop.status.over', { count: view.result.winners.length, winners: listed(view.result.winners.map(name)) });
  const at = view.phase === 'ready' && view.flight?.pool === 0 ? 'ready_none' : view.phase;
  return view.seat === view.turn ? t(`lucky_loop.mine.${at}`) : t(`lucky_loop.status.${at}`, { name: name(view.turn) });
}
