// The border to the house, in the types of this game.
import type { ScreenProps, GameTypes } from '../contract';
import type { AskWeak, Choice, GalaxyTruckerView, StepSeen, WeakTold } from './wire';

export interface GalaxyTrucker extends GameTypes {
  view: GalaxyTruckerView;
  choice: Choice;
  step: StepSeen;
  question: AskWeak;
  answers: { weak: WeakTold };
}

export type Props = ScreenProps<GalaxyTrucker>;
