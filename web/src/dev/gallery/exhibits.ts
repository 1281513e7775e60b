// The exhibits of a game: its screen at positions of real games, and a sheet with its drawings in all their states.
import type { Component } from 'svelte';
import type { ScreenProps } from '../../games/contract';
import { PlaybackControl } from '../../shared/animation/playback.svelte';
import { person } from '../../shared/testing/fixtures';
import type { CoachAnswer, Choice, Moves, SeatInfo, StepSeen, View } from '../../shared/net/wire';

export interface GalleryMoment {
  view: View & { seat: number | null; players: readonly unknown[] };
  legal: readonly Choice[];
  steps: readonly StepSeen[];
  /** The coach's answer to each question. */
  answers: readonly Pick<CoachAnswer, 'question' | 'answer'>[];
}

/** An event for the gallery: the position before it, and its message. */
export interface Scene {
  before: GalleryMoment['view'];
  moves: Pick<Moves, 'steps' | 'view' | 'legal'> & { view: GalleryMoment['view'] };
}

/** A scene for each kind of event of a game. */
export type Scenes = Readonly<Record<string, Scene>>;

/** Returns a moment with a position only. */
export function stillMoment(view: GalleryMoment['view']): GalleryMoment {
  return { view, legal: [], steps: [], answers: [] };
}

export interface Exhibition {
  moments: Readonly<Record<string, GalleryMoment>>;
  sheets: Component | null;
}

/** Returns the exhibits from a samples file; a test mounts each of them. */
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
