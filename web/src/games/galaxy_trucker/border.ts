// The border to the house, in the types of this game.
import type { RoomProps, Vocabulary } from '../room';
import type { Choice, GalaxyTruckerView, StepSeen } from './wire';

export interface GalaxyTrucker extends Vocabulary {
  view: GalaxyTruckerView;
  choice: Choice;
  step: StepSeen;
  /** Nothing is asked at a table yet. */
  question: never;
  answers: object;
}

export type Props = RoomProps<GalaxyTrucker>;
