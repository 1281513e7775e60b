// The border to the house, in the types of this game.
import type { InsightSeen } from '../../lib/wire';
import type { RoomProps } from '../room';
import type { BombBustersView, Choice, StepSeen } from './wire';

export type { Choice };
export type View = BombBustersView;
export type Step = StepSeen;
export type Slot = View['stands'][number][number];
export type Card = View['cards'][number];
export type CardId = Card['id'];

/** How much a table lets be asked about hidden wires. */
export type Level = View['insight'];
/** By tile, how likely it is to be of each value: with what I know, or with what everybody knows in common. */
export type Insight = InsightSeen;
export type Eyes = Insight['eyes'];

export type Props = RoomProps<View, Choice, Step>;

export interface Place {
  stand: number;
  slot: number;
}
