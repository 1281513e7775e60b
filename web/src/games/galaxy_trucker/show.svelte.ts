// The show of Galaxy Trucker: a flight is shown step by step; while building everything is there at once.
import { Show, type Update } from '../../lib/show.svelte';
import type { Props } from './border';
import { lasting } from './pacing';
import type { View } from './parts';
import type { Choice, StepSeen } from './wire';

export class TruckShow extends Show<View, Choice, StepSeen, keyof typeof lasting> {
  /** The position that was shown before. */
  before = $state.raw<View | null>(null);

  constructor(first: Update<View, Choice, StepSeen>, director: Props['director']) {
    super(first, lasting, director);
  }

  protected override told(): void {
    this.before = this.shown.view;
  }

  protected override isHasty({ phase }: View): boolean {
    return phase === 'building';
  }
}
