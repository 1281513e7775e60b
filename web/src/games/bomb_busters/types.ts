// The contract with the shared code, in the types of this game.
import type { ScreenProps, GameTypes } from '../contract';
import type { BombBustersView, Choice, Cuts, Hidden, Staked, StepSeen, Wires } from './wire';

export type { Choice, Staked };
export type View = BombBustersView;
export type Step = StepSeen;
export type Slot = View['stands'][number][number];
export type Card = View['cards'][number];
export type CardId = Card['id'];

/** How much a table lets be asked about hidden wires. */
export type InsightLevel = View['insight'];
/** Whose knowledge is asked for: mine, what everybody knows in common, or what another player surely knows. */
export type Viewpoint = Hidden['eyes'];
/** By tile, how likely it is to be of each value. */
export type Insight = Wires;

export interface BombBusters extends GameTypes {
  view: View;
  choice: Choice;
  step: Step;
  question: Hidden | Cuts;
  answers: { hidden: Wires; cuts: Staked };
}

export type Props = ScreenProps<BombBusters>;

export interface Place {
  stand: number;
  slot: number;
}
