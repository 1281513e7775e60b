// The animation queue of Galaxy Trucker: flights are shown frame by frame, building is shown at once.
import { AnimationQueue, eventsOf, type Frame, type Update } from '../../shared/animation/animation_queue.svelte';
import type { Props } from './types';
import { durations } from './durations';
import type { Event, View } from './model/tiles';
import { timeline, ledgerLines } from './timeline';
import { isSettled } from './trek/trek';
import type { Choice, Fought, Lowest, Rolled, StepSeen } from './wire';

type Verdict = Fought | Lowest;

export class TruckAnimationQueue extends AnimationQueue<View, Choice, StepSeen, keyof typeof durations> {
  /** The previously shown position. */
  viewBefore = $state.raw<View | null>(null);
  /** The last dice roll for a meteor or shot. */
  incomingRoll = $state.raw<Rolled | null>(null);
  /** True while the meteor or shot arrives; before that the dice are shown. */
  isArriving = $state(false);
  /** The number of dice throws, which restarts the dice animation. */
  throwCount = $state(0);
  /** The results of the fights and comparisons of the current card. */
  verdicts = $state.raw<readonly Verdict[]>([]);
  /** The number of visible lines of the ledger. */
  ledgerLinesShown = $state(ledgerLines);

  constructor(first: Update<View, Choice, StepSeen>, playback: Props['playback']) {
    super(first, durations, playback);
  }

  protected override timeline(before: View, after: View, events: readonly Event[]): readonly Frame<View, Event>[] {
    return before.phase === 'flight' ? timeline(before, after, events) : super.timeline(before, after, events);
  }

  protected override onFrame({ view, steps }: Update<View, Choice, StepSeen>): void {
    this.viewBefore = this.shown.view;
    const events = eventsOf(steps);
    for (const event of events) this.#recordVerdict(event);
    this.#recordThrow(events);
    if (isSettled(view)) this.#advanceLedger(events.length === 0);
  }

  protected override skipsAnimation({ phase }: View): boolean {
    return phase === 'building';
  }

  /** Records a roll; the same roll in a second frame means that it misses all ships. */
  #recordThrow(events: readonly Event[]): void {
    const rolled = events.find((event) => event.kind === 'rolled') ?? null;
    this.isArriving = rolled ? rolled === this.incomingRoll : events.some(({ kind }) => kind === 'struck');
    if ((rolled && !this.isArriving) || events.some(({ kind }) => kind === 'sabotage-rolled')) this.throwCount += 1;
    if (rolled) this.incomingRoll = rolled;
  }

  /** Shows one more line of the ledger per frame, or all lines with its events. */
  #advanceLedger(further: boolean): void {
    const begun = isSettled(this.shown.view);
    this.ledgerLinesShown = further ? (begun ? this.ledgerLinesShown + 1 : 1) : ledgerLines;
  }

  #recordVerdict(event: Event): void {
    if (event.kind === 'card-turned') [this.verdicts, this.incomingRoll] = [[], null];
    if ((event.kind === 'fought' || event.kind === 'lowest') && !this.verdicts.includes(event)) this.verdicts = [...this.verdicts, event];
  }
}
