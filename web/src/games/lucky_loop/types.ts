// The border to the house, in the types of this game.
import type { RoomProps, Vocabulary } from '../contract';
import type { AskWorth, Choice, LuckyLoopView, StepSeen, Worths } from './wire';

export interface LuckyLoop extends Vocabulary {
  view: LuckyLoopView;
  choice: Choice;
  step: StepSeen;
  question: AskWorth;
  answers: { worth: Worths };
}

export type Props = RoomProps<LuckyLoop>;
