// The border to the house, in the types of this game.
import type { RoomProps, Vocabulary } from '../contract';
import type { AskWeak, Choice, GalaxyTruckerView, StepSeen, WeakTold } from './wire';

export interface GalaxyTrucker extends Vocabulary {
  view: GalaxyTruckerView;
  choice: Choice;
  step: StepSeen;
  question: AskWeak;
  answers: { weak: WeakTold };
}

export type Props = RoomProps<GalaxyTrucker>;
