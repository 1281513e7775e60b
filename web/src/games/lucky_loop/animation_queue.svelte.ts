// The animation queue of Lucky Loop, with the summary of the last flight and the new cards in the hand.
import { eventsOf, AnimationQueue, type Frame, type Update } from '../../shared/animation/animation_queue.svelte';
import type { Props } from './types';
import { afterEvent, currentFlight, type FlightSummary } from './model/flight_summary';
import { newCards } from './model/hand';
import { durations } from './durations';
import { timeline } from './timeline';
import type { Choice, LuckyLoopView, StepSeen } from './wire';

type LoopUpdate = Update<LuckyLoopView, Choice, StepSeen>;
type Event = StepSeen['events'][number];

export class LoopAnimationQueue extends AnimationQueue<LuckyLoopView, Choice, StepSeen, keyof typeof durations> {
  flightSummary = $state.raw<FlightSummary | null>(null);
  newCards = $state.raw<readonly string[]>([]);

  constructor(first: LoopUpdate, playback: Props['playback']) {
    super(first, durations, playback);
    this.onFrame(first);
  }

  protected override timeline(before: LuckyLoopView, after: LuckyLoopView, events: readonly Event[]): Frame<LuckyLoopView, Event>[] {
    return timeline(before, after, events);
  }

  protected override onFrame({ view, steps }: LoopUpdate): void {
    const before = steps.length && this.flightSummary ? this.flightSummary : (currentFlight(view) ?? this.flightSummary);
    const events = eventsOf(steps);
    this.flightSummary = events.reduce<FlightSummary | null>((flown, event) => afterEvent(flown, event, view), before);
    this.newCards = events.reduce((fresh, event) => newCards(fresh, event, view), this.newCards);
  }
}
