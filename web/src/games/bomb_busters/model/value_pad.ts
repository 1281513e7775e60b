// The keys of the value pad: the values that can be announced, their odds, and their gains.
import type { CardId, View } from '../types';
import type { Selection } from '../selection.svelte';
import { hasNoEffect } from '../../../shared/i18n/consequences';
import { ofKind } from '../legal_filter';
import type { CutOdds } from './cut_odds.svelte';

export interface ValueKey {
  value: string;
  /** The probability that it is right, or null if the table does not show it. */
  right: number | null;
  /** The number of cut wires of the value afterwards, if that is all of them. */
  finishes: { cut: number; of: number } | null;
  unlocks: CardId | null;
  /** True if it may match the laid number card, and so cost a step even if it is right. */
  costs: boolean;
  /** True if the action has no effect. */
  idle: boolean;
}

/** Returns the gains of a right cut of a value. */
function cutGains(view: View, selection: Selection, value: string): Pick<ValueKey, 'finishes' | 'unlocks'> {
  const said = selection.isAiming ? view.announceable.find((one) => one.value === value) : undefined;
  const of = view.values.find((one) => one.value === value)?.of ?? 0;
  return { finishes: said?.cut === of ? { cut: of, of } : null, unlocks: said?.unlocks[0] ?? null };
}

/** Returns the possible values of the number card laid for this turn, and whether a match explodes the bomb (BB-m29). */
function guessCard({ twists }: View): { may_be: readonly string[]; is_fatal: boolean } {
  return twists.find((twist) => twist?.kind === 'guess') ?? { may_be: [], is_fatal: false };
}

/** True if an announcement may explode the bomb even if it is right. */
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
