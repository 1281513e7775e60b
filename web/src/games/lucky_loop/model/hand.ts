// The hand: which cards are new, and how equal cards are distinguished.
import type { LuckyLoopView, StepSeen } from '../wire';

type Event = StepSeen['events'][number];

/** Returns the new cards after an event: those drawn since the player last played or discarded; dealt cards are not new. */
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
  /** Distinguishes equal cards by their order. */
  key: string;
  isNew: boolean;
}

/** Returns the cards of the hand; of equal cards the last ones are the new ones. */
export function heldCards(hand: readonly string[], fresh: readonly string[]): HeldCard[] {
  const count = (cards: readonly string[], card: string): number => cards.filter((other) => other === card).length;
  return hand.map((card, at) => {
    const nth = count(hand.slice(0, at), card);
    return { card, at, key: `${card}/${nth}`, isNew: nth >= count(hand, card) - count(fresh, card) };
  });
}
