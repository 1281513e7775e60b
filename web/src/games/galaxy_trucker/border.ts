// The border to the house, in the types of this game.
import type { RoomProps, Vocabulary } from '../room';
import type { AskWeakPoints, Choice, GalaxyTruckerView, StepSeen, WeakPointsAnswer } from './wire';

export interface GalaxyTrucker extends Vocabulary {
  view: GalaxyTruckerView;
  choice: Choice;
  step: StepSeen;
  question: AskWeakPoints;
  answers: { weak: WeakPointsAnswer };
}

export type Props = RoomProps<GalaxyTrucker>;
