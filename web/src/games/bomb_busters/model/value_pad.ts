// The keys of the pad: what can be said now, how likely it is to be right, and what that would bring.
import type { CardId, View } from '../types';
import type { Selection } from '../selection.svelte';
import { hasNoEffect } from '../../../shared/i18n/consequences';
import { ofKind } from '../legal_filter';
import type { CutOdds } from './cut_odds.svelte';

export interface ValueKey {
  value: string;
  /** How likely it is right; null where that is not told. */
  right: number | null;
  /** The number of cut wires of the value afterwards, if that is all of them. */
  finishes: { cut: number; of: number } | null;
  unlocks: CardId | null;
  /** It may be the card that was laid, and so cost a step even if it is right. */
  costs: boolean;
  /** It can find nothing. */
  idle: boolean;
}

/** What a right cut of a value would bring, while a wire waits for its value. */
function cutGains(view: View, selection: Selection, value: string): Pick<ValueKey, 'finishes' | 'unlocks'> {
  const said = selection.isAiming ? view.announceable.find((one) => one.value === value) : undefined;
  const of = view.values.find((one) => one.value === value)?.of ?? 0;
  return { finishes: said?.cut === of ? { cut: of, of } : null, unlocks: said?.unlocks[0] ?? null };
}

/** The values that the card laid against me may have, as the server tells, and whether it would explode the bomb (BB-m29). */
function guessCard({ twists }: View): { may_be: readonly string[]; is_fatal: boolean } {
  return twists.find((twist) => twist?.kind === 'guess') ?? { may_be: [], is_fatal: false };
}

/** Whether saying this may explode the bomb even if it is right. */
export function ruins(view: View, values: readonly string[]): boolean {
  const { may_be, is_fatal } = guessCard(view);
  return is_fatal && values.some((value) => may_be.includes(value));
}

export function valueKeys(view: View, selection: Selection, cutOdds: CutOdds): ValueKey[] {
  const idle = new Set(
    ofKind(selection.legal, 'scan')
      .filter(hasNoEffect)
      .map(({ action }) => 'value' in action && action.value),
  );
  return selection.nextValues.map((value) => ({
    value,
    right: cutOdds.bestChance(value, selection.named),
    ...cutGains(view, selection, value),
    costs: view.phase !== 'scan' && guessCard(view).may_be.includes(value),
    idle: idle.has(value),
  }));
}
