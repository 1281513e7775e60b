// What keeps an equipment card locked.
import type { Card, View } from '../types';
import { yellow } from './wires';

/** The number of wires of a value that have to be cut, and the number that are. */
export interface Lock {
  value: string;
  cut: number;
  needed: number;
}

/** A card's own wires, and those of the number card that a mission lays on it; of the same number one pair does for both. */
export function locksOf({ twists }: View, card: Card): readonly Lock[] {
  const own = { value: card.number === null ? yellow : String(card.number), cut: card.cut, needed: card.needed };
  const laid = twists.flatMap((twist) => (twist?.kind === 'padlocks' ? twist.padlocks : []));
  const also = laid.filter((lock) => lock.card === card.id && lock.value !== own.value);
  return [own, ...also].map(({ value, cut, needed }) => ({ value, cut: Math.min(cut, needed), needed }));
}
