// The show of Bomb Busters, and the story that it tells.
import { eventsOf, Show, type Update } from '../../lib/show.svelte';
import type { Choice, Props, Step, View } from './border';
import { lasting } from './pacing';
import { follow, nothing, type Story } from './story';

export class BombShow extends Show<View, Choice, Step, keyof typeof lasting> {
  story = $state.raw<Story>(nothing);

  constructor(first: Update<View, Choice, Step>, director: Props['director']) {
    super(first, lasting, director);
    this.told(first);
  }

  protected override told({ happened }: Update<View, Choice, Step>): void {
    this.story = eventsOf(happened).reduce(follow, happened.length ? this.story : nothing);
  }
}
