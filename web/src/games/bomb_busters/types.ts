// The contract with the shared code, in the types of this game.
import type { ScreenProps, GameTypes } from '../contract';
import type { BombBustersView, Choice, Cuts, Hidden, Staked, StepSeen, Wires } from './wire';

export type { Choice, Staked };
export type View = BombBustersView;
export type Step = StepSeen;
export type Slot = View['stands'][number][number];
export type Card = View['cards'][number];
export type CardId = Card['id'];

/** Which questions about hidden wires a table allows. */
export type InsightLevel = View['insight'];
/** The viewpoint of a question: the viewer's, public knowledge, or another player's certain knowledge. */
export type Viewpoint = Hidden['eyes'];
/** The probability of each value, by tile. */
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
