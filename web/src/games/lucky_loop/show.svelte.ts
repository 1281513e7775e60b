// The show of Lucky Loop, and the flight that it tells of.
import { eventsOf, Show, type Update } from '../../lib/show.svelte';
import { follow, inTheAir, type Flown } from './flown';
import type { Props } from './border';
import { lasting } from './pacing';
import type { Choice, LuckyLoopView, StepSeen } from './wire';

type LoopUpdate = Update<LuckyLoopView, Choice, StepSeen>;

export class LoopShow extends Show<LuckyLoopView, Choice, StepSeen, keyof typeof lasting> {
  flown = $state.raw<Flown | null>(null);

  constructor(first: LoopUpdate, director: Props['director']) {
    super(first, lasting, director);
    this.told(first);
  }

  protected override told({ view, happened }: LoopUpdate): void {
    const before = happened.length && this.flown ? this.flown : (inTheAir(view) ?? this.flown);
    this.flown = eventsOf(happened).reduce<Flown | null>((flown, event) => follow(flown, event, view), before);
  }
}
