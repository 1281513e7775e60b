// The show of Bomb Busters, and the story that it tells.
import { eventsOf, AnimationQueue, type Frame, type Update } from '../../shared/animation/animation_queue.svelte';
import type { Choice, Props, Step, View } from './types';
import { lasting } from './durations';
import { staged } from './timeline';
import { follow, nothing, type Story } from './model/last_event';
import type { BombBustersEvent } from './wire';

export class BombShow extends AnimationQueue<View, Choice, Step, keyof typeof lasting> {
  story = $state.raw<Story>(nothing);

  constructor(first: Update<View, Choice, Step>, director: Props['playback']) {
    super(first, lasting, director);
    this.onFrame(first);
  }

  /** Where one jumps to another position, nothing has been said there. */
  override push(update: Update<View, Choice, Step>): void {
    if (!update.steps.length) this.story = nothing;
    super.push(update);
  }

  protected override timeline(before: View, after: View, events: readonly BombBustersEvent[]): readonly Frame<View, BombBustersEvent>[] {
    return staged(lasting, before, after, events);
  }

  protected override onFrame({ steps }: Update<View, Choice, Step>): void {
    this.story = eventsOf(steps).reduce(follow, this.story);
  }
}
