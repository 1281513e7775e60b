// Selects the component for each kind of twist of a mission.
import type { Component } from 'svelte';
import type { SeatNames } from '../../../shared/i18n/event_text';
import type { View } from '../types';
import type { BombBustersEvent } from '../wire';
import AsRed from './AsRed.svelte';
import Characters from './Characters.svelte';
import NextTurnClaim from './NextTurnClaim.svelte';
import Clock from './Clock.svelte';
import Constraint from './Constraint.svelte';
import Constraints from './Constraints.svelte';
import SecretNumbers from './SecretNumbers.svelte';
import TokenSupply from './TokenSupply.svelte';
import TokensLeft from './TokensLeft.svelte';
import Liar from './Liar.svelte';
import OpenCards from './OpenCards.svelte';
import Padlocks from './Padlocks.svelte';
import Radar from './Radar.svelte';
import Rookie from './Rookie.svelte';
import Sequence from './Sequence.svelte';
import SpecialAction from './SpecialAction.svelte';
import Thaw from './Thaw.svelte';
import Trials from './Trials.svelte';
import WeakLink from './WeakLink.svelte';
import XWires from './XWires.svelte';

/** The common properties of all twist components. */
export interface TwistContext {
  view: View;
  name: SeatNames;
  /** The events of the current frame. */
  news: readonly BombBustersEvent[];
  /** The time of the clock's next action on the clock of `performance.now()`, or null without one. */
  alarm: number | null;
}

type Twist = NonNullable<View['twists'][number]>;

export type TwistOf<K extends Twist['kind']> = Extract<Twist, { kind: K }>;

export interface TwistProps<T extends Twist> extends TwistContext {
  twist: T;
}

const components: { readonly [K in Twist['kind']]: Component<TwistProps<TwistOf<K>>> } = {
  sequence: Sequence,
  clock: Clock,
  claim: NextTurnClaim,
  rookie: Rookie,
  parity: TokensLeft,
  count: TokensLeft,
  'as-red': AsRed,
  'x-wires': XWires,
  'open-cards': OpenCards,
  padlocks: Padlocks,
  liar: Liar,
  radar: Radar,
  thaw: Thaw,
  characters: Characters,
  'own-constraints': Constraints,
  'open-constraint': Constraint,
  special: SpecialAction,
  'random-tokens': TokenSupply,
  'absent-tokens': TokenSupply,
  'handed-tokens': TokenSupply,
  'drawn-tokens': TokenSupply,
  guess: SecretNumbers,
  'weak-link': WeakLink,
  trials: Trials,
};

/** Returns the component of a twist, typed for its kind. */
export function componentOf({ kind }: Twist): Component<TwistProps<Twist>> {
  return components[kind] as Component<TwistProps<Twist>>;
}
