// Lists the locks of an equipment card.
import type { Card, View } from '../types';
import { yellow } from './wires';

/** A lock: the number of wires of a value that must be cut, and the number already cut. */
export interface Lock {
  value: string;
  cut: number;
  needed: number;
}

/** Returns the locks of a card: its own, and that of a number card on it; equal numbers share one lock. */
export function locksOf({ twists }: View, card: Card): readonly Lock[] {
  const own = { value: card.number === null ? yellow : String(card.number), cut: card.cut, needed: card.needed };
  const laid = twists.flatMap((twist) => (twist?.kind === 'padlocks' ? twist.padlocks : []));
  const also = laid.filter((lock) => lock.card === card.id && lock.value !== own.value);
  return [own, ...also].map(({ value, cut, needed }) => ({ value, cut: Math.min(cut, needed), needed }));
}
