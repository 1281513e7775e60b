// The contract with the shared code, in the types of this game.
import type { ScreenProps, GameTypes } from '../contract';
import type { AskWorth, Choice, LuckyLoopView, StepSeen, Worths } from './wire';

export interface LuckyLoop extends GameTypes {
  view: LuckyLoopView;
  choice: Choice;
  step: StepSeen;
  question: AskWorth;
  answers: { worth: Worths };
}

export type Props = ScreenProps<LuckyLoop>;
