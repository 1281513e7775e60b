// The border between the house and a game: what the game's folder exports from its index.ts, and what its room is given.
import type { Component } from 'svelte';
import type { Naming } from '../lib/phrase';
import type { Advice, Choice, Event, InsightSeen, OpenTable, Risk, SeatInfo, StepSeen, View } from '../lib/wire';

/** What the house has to know of a game beyond what the server tells; its words come along with it. */
export interface Guest {
  poster: Component | null;
  /** Loads the room, when a table needs it. */
  room: () => Promise<{ default: Room }>;
  /** Whether its advisor has something to say. */
  advised: boolean;
  /** Everybody acts at the same time: what others do meanwhile does not change what I want. */
  atOnce: boolean;
  /** The room shows the end in full, and needs no dialog before it. */
  tellsEnd: boolean;
  /** The options of a newcomer's first table, where they are not the game's own. */
  usual: NonNullable<OpenTable['options']>;
  /** The option that everybody wants to see before they begin. */
  shown: string | null;
}

/** A game of which nothing special is to be known. */
export const plain: Omit<Guest, 'poster' | 'room'> = { advised: false, atOnce: false, tellsEnd: false, usual: {}, shown: null };

/**
 * On a wide screen a room gets a place of a given width and height (a CSS container called `room`), on a narrow one a given
 * width and as much height as it likes. What sticks to the bottom of the screen stands on `bottom: var(--below)`.
 * The house knows no game's types; a game's own `wire.ts` has those of its view, choices and steps.
 */
export interface RoomProps<V = View, C = Choice, S = StepSeen> {
  view: V;
  /** What I may do; empty when I can do nothing. */
  legal: readonly C[];
  /** The newest lines of the log, to be animated: another list with each message, and an empty one after a reload. */
  happened: readonly S[];
  seats: readonly SeatInfo[];
  /** The advisor's answer for the position shown. */
  advice: Advice | null;
  /** What hidden things could be in the position now: the answer asked for last. */
  insight?: InsightSeen | null;
  /** Does the action that is written so. */
  send: (text: string) => void;
  /** Asks the advisor; null where the table has none. */
  ask: (() => void) | null;
  /** Asks what hidden things could be, as I know it or as everybody knows it; null for those who cannot ask. */
  wonder?: ((eyes: InsightSeen['eyes']) => void) | null;
  /** Once it is over and `review` was asked: what was staked on each risky move. */
  risks?: readonly Risk[] | null;
  review?: () => void;
  /** Shows the position after so many lines. */
  lookBack?: (n: number) => void;
  /** When the clock acts by itself, as a moment of `performance.now()`; null when it does not. */
  alarm?: number | null;
  /** An earlier position is shown: nothing can be done. */
  looking_back: boolean;
  /** To be told which position the room shows, if it lets moves be seen one after the other: the words of the house keep pace. */
  showing?: (view: V) => void;
}

export interface Room {
  component: Component<RoomProps>;
  /** The sentence of an event for the log; null when it is not told. */
  tell: (event: Event, name: Naming) => string | null;
  /** One line: whose turn it is, and what there is to do. */
  status: (view: View, seats: readonly SeatInfo[]) => string;
}

/** A room in the types of its game. */
interface RoomOf<V, C, S extends { events: readonly unknown[] }> {
  component: Component<RoomProps<V, C, S>>;
  tell: (event: S['events'][number], name: Naming) => string | null;
  status: (view: V, seats: readonly SeatInfo[]) => string;
}

/** A game's room as the house knows it, which hands on what it does not look into: here the types of the game end. */
export function asRoom<V, C, S extends { events: readonly unknown[] }>(room: RoomOf<V, C, S>): Room {
  return room as unknown as Room;
}
