// The contract with the shared code, in the types of this game.
import type { ScreenProps, GameTypes } from '../contract';
import type { AskWeakPoints, Choice, GalaxyTruckerView, StepSeen, WeakPointsAnswer } from './wire';

export interface GalaxyTrucker extends GameTypes {
  view: GalaxyTruckerView;
  choice: Choice;
  step: StepSeen;
  question: AskWeakPoints;
  answers: { weak: WeakPointsAnswer };
}

export type Props = ScreenProps<GalaxyTrucker>;
