// The contract with the shared code, in the types of this game.
import type { ScreenProps, GameTypes } from '../contract';
import type { WorthQuestion, Choice, LuckyLoopView, StepSeen, WorthAnswer } from './wire';

export interface LuckyLoop extends GameTypes {
  view: LuckyLoopView;
  choice: Choice;
  step: StepSeen;
  question: WorthQuestion;
  answers: { worth: WorthAnswer };
}

export type Props = ScreenProps<LuckyLoop>;
