// The show of Lucky Loop, the flight that it tells of, and the cards that are new in my hand.
import { eventsOf, AnimationQueue, type Frame, type Update } from '../../shared/animation/animation_queue.svelte';
import type { Props } from './types';
import { follow, inTheAir, type Flown } from './model/flight_summary';
import { newCards } from './model/hand';
import { lasting } from './durations';
import { staged } from './timeline';
import type { Choice, LuckyLoopView, StepSeen } from './wire';

type LoopUpdate = Update<LuckyLoopView, Choice, StepSeen>;
type Event = StepSeen['events'][number];

export class LoopShow extends AnimationQueue<LuckyLoopView, Choice, StepSeen, keyof typeof lasting> {
  flown = $state.raw<Flown | null>(null);
  fresh = $state.raw<readonly string[]>([]);

  constructor(first: LoopUpdate, director: Props['playback']) {
    super(first, lasting, director);
    this.onFrame(first);
  }

  protected override timeline(before: LuckyLoopView, after: LuckyLoopView, events: readonly Event[]): Frame<LuckyLoopView, Event>[] {
    return staged(before, after, events);
  }

  protected override onFrame({ view, steps }: LoopUpdate): void {
    const before = steps.length && this.flown ? this.flown : (inTheAir(view) ?? this.flown);
    const events = eventsOf(steps);
    this.flown = events.reduce<Flown | null>((flown, event) => follow(flown, event, view), before);
    this.fresh = events.reduce((fresh, event) => newCards(fresh, event, view), this.fresh);
  }
}
