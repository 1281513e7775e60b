// The exhibits of a game: its screen at moments of real games, and a sheet with its drawings in all their states.
import type { Component } from 'svelte';
import type { ScreenProps } from '../../games/contract';
import { PlaybackControl } from '../../shared/animation/playback.svelte';
import { person } from '../../shared/testing/fixtures';
import type { CoachAnswer, Choice, Moves, SeatInfo, StepSeen, View } from '../../shared/net/wire';

export interface GalleryMoment {
  view: View & { seat: number | null; players: readonly unknown[] };
  legal: readonly Choice[];
  steps: readonly StepSeen[];
  /** What the coach says to each question. */
  answers: readonly Pick<CoachAnswer, 'question' | 'answer'>[];
}

/** Something that happened: the position before, and the message that told it. */
export interface Scene {
  before: GalleryMoment['view'];
  moves: Pick<Moves, 'steps' | 'view' | 'legal'> & { view: GalleryMoment['view'] };
}

/** A scene for each kind of event of a game. */
export type Scenes = Readonly<Record<string, Scene>>;

/** What a moment is that shows nothing but a position. */
export function stillMoment(view: GalleryMoment['view']): GalleryMoment {
  return { view, legal: [], steps: [], answers: [] };
}

export interface Exhibition {
  moments: Readonly<Record<string, GalleryMoment>>;
  sheets: Component | null;
}

/** The samples are read as they were written down: a test puts each of them on show. */
export function exhibition(samples: object, sheets: Component | null = null): Exhibition {
  return { moments: samples as Exhibition['moments'], sheets };
}

const names = ['Ada', 'Bruno', 'Chiara', 'Dario', 'Élise', 'Fritz'];

export function seatsOf({ view }: GalleryMoment): SeatInfo[] {
  return view.players.map((_, seat) => person(names[seat] ?? '', { mine: seat === view.seat }));
}

/** The props of a game screen at a moment, without its callbacks. */
export function propsOf(moment: GalleryMoment): Omit<ScreenProps, 'send' | 'askAdvisor' | 'answers'> {
  const { view, legal, steps } = moment;
  return { view, legal, newSteps: steps, seats: seatsOf(moment), advisor: true, isPast: false, playback: new PlaybackControl() };
}
