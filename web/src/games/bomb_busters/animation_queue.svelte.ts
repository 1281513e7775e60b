// The animation queue of Bomb Busters, with the last announcement and scan for the stands.
import { eventsOf, AnimationQueue, type Frame, type Update } from '../../shared/animation/animation_queue.svelte';
import type { Choice, Props, Step, View } from './types';
import { durations } from './durations';
import { timeline } from './timeline';
import { afterEvent, noEvents, type LastEvents } from './model/last_event';
import type { BombBustersEvent } from './wire';

export class BombAnimationQueue extends AnimationQueue<View, Choice, Step, keyof typeof durations> {
  lastEvents = $state.raw<LastEvents>(noEvents);

  constructor(first: Update<View, Choice, Step>, playback: Props['playback']) {
    super(first, durations, playback);
    this.onFrame(first);
  }

  /** Clears the last events when an update has no steps, such as a jump in a review. */
  override push(update: Update<View, Choice, Step>): void {
    if (!update.steps.length) this.lastEvents = noEvents;
    super.push(update);
  }

  protected override timeline(before: View, after: View, events: readonly BombBustersEvent[]): readonly Frame<View, BombBustersEvent>[] {
    return timeline(durations, before, after, events);
  }

  protected override onFrame({ steps }: Update<View, Choice, Step>): void {
    this.lastEvents = eventsOf(steps).reduce(afterEvent, this.lastEvents);
  }
}
