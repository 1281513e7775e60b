// The types of the client contract, with the types of this game.
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
