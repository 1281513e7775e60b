// The legal actions, described for screen readers.
import { joined, listText } from '../../shared/i18n/i18n';
import { t } from './messages';
import { cardName } from './model/cards';
import type { Kind } from './legal_filter';
import type { Choice, LuckyLoopView } from './wire';

/** The kinds of actions, the most common first. */
const kindsInOrder: readonly Kind[] = [
  'fly',
  'raise',
  'free',
  'make',
  'roll',
  'highlight',
  'reroll',
  'draw',
  'discard',
  'seventh',
  'stop',
  'give-up',
];

/** Returns the legal actions with their keys. */
export function available(view: LuckyLoopView, legal: readonly Choice[]): string[] {
  return kindsInOrder.flatMap((kind) => {
    const alike = legal.flatMap(({ action }) => (action.kind === kind ? [action] : []));
    return alike.length ? [kindSentence(view, kind, alike)] : [];
  });
}

function kindSentence(view: LuckyLoopView, kind: Kind, actions: readonly Choice['action'][]): string {
  const key = kind === 'draw' && view.phase === 'turn' ? 'exchange' : kind;
  const programmes = actions.flatMap((action) => (action.kind === 'fly' ? [t(`lucky_loop.programme.${action.programme}`)] : []));
  const cards = actions.flatMap((action) => (action.kind === 'raise' ? [cardName(action.card)] : []));
  return t(`lucky_loop.ear.can.${key}`, {
    programmes: listText([...new Set(programmes)]),
    cards: joined([...new Set(cards)]),
    count: kind === 'discard' ? view.owed : view.hand.length,
  });
}
