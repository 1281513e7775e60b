// The hand: which of its cards are new, and how equal ones are told apart.
import type { LuckyLoopView, StepSeen } from '../wire';

type Event = StepSeen['events'][number];

/** Cards are new from the moment they are drawn until I play or discard one; those that are dealt at the start are not. */
export function newCards(
  fresh: readonly string[],
  event: Event,
  { seat: me, start }: Pick<LuckyLoopView, 'seat' | 'start'>,
): readonly string[] {
  if (event.kind === 'turn' && event.round === 1 && event.seat === start) return [];
  if (!('seat' in event) || event.seat !== me) return fresh;
  if (event.kind === 'drew' && event.card !== null) return [...fresh, event.card];
  return event.kind === 'turn' || event.kind === 'drew' || event.kind === 'points-lost' ? fresh : [];
}

export interface HeldCard {
  card: string;
  at: number;
  /** Equal cards are told apart by which of them it is. */
  key: string;
  isNew: boolean;
}

/** Of equal cards the last ones are the new ones. */
export function heldCards(hand: readonly string[], fresh: readonly string[]): HeldCard[] {
  const count = (cards: readonly string[], card: string): number => cards.filter((other) => other === card).length;
  return hand.map((card, at) => {
    const nth = count(hand.slice(0, at), card);
    return { card, at, key: `${card}/${nth}`, isNew: nth >= count(hand, card) - count(fresh, card) };
  });
}
