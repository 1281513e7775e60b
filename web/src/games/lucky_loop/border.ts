// The border to the house, in the types of this game.
import type { RoomProps, Vocabulary } from '../room';
import type { Choice, LuckyLoopView, StepSeen } from './wire';

/** What a choice is worth under best play: expected points, and the chance that the flight succeeds. */
export interface Worth {
  text: string;
  points: number;
  success: number;
}

/** The advisor's answer; choices that it cannot judge are not in it. */
export interface Worths {
  kind: 'worths';
  choices: readonly Worth[];
}

export interface LuckyLoop extends Vocabulary {
  view: LuckyLoopView;
  choice: Choice;
  step: StepSeen;
  question: { kind: 'worth' };
  answers: { worth: Worths };
}

export type Props = RoomProps<LuckyLoop>;
