// The border to the house, in the types of this game.
import type { RoomProps, Vocabulary } from '../room';
import type { BombBustersView, Choice, StepSeen } from './wire';

export type { Choice };
export type View = BombBustersView;
export type Step = StepSeen;
export type Slot = View['stands'][number][number];
export type Card = View['cards'][number];
export type CardId = Card['id'];

/** How much a table lets be asked about hidden wires. */
export type Level = View['insight'];
/** Whose knowledge is asked for: mine, or what everybody knows in common. */
export type Eyes = 'mine' | 'all';

/** By tile, how likely it is to be of each value. */
export interface Insight {
  kind: 'wires';
  eyes: Eyes;
  hidden: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A risky move on line n of the log: how likely it was to succeed and to ruin all, and how it went. */
export interface Risk {
  n: number;
  seat: number;
  success: number;
  ruin: number;
  succeeded: boolean;
}

export interface BombBusters extends Vocabulary {
  view: View;
  choice: Choice;
  step: Step;
  question: { kind: 'hidden'; eyes: Eyes } | { kind: 'stakes' };
  answers: { hidden: Insight; stakes: { kind: 'risks'; risks: readonly Risk[] } };
}

export type Props = RoomProps<BombBusters>;

export interface Place {
  stand: number;
  slot: number;
}
