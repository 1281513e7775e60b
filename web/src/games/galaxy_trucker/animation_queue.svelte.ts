// The show of Galaxy Trucker: a flight is shown step by step; while building everything is there at once.
import { AnimationQueue, eventsOf, type Frame, type Update } from '../../shared/animation/animation_queue.svelte';
import type { Props } from './types';
import { durations } from './durations';
import type { Event, View } from './model/tiles';
import { timeline, ledgerLines } from './timeline';
import { isSettled } from './trek/trek';
import type { Choice, Fought, Lowest, Rolled, StepSeen } from './wire';

type Verdict = Fought | Lowest;

export class TruckAnimationQueue extends AnimationQueue<View, Choice, StepSeen, keyof typeof durations> {
  /** The position that was shown before. */
  viewBefore = $state.raw<View | null>(null);
  /** The meteor or shot that the dice were last thrown for. */
  incomingRoll = $state.raw<Rolled | null>(null);
  /** Whether it arrives: until then the dice are seen. */
  isArriving = $state(false);
  /** How often dice were thrown. */
  throwCount = $state(0);
  /** How the fights and comparisons of this card ended so far. */
  verdicts = $state.raw<readonly Verdict[]>([]);
  /** How many lines of the ledger are written. */
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

  /** First the dice are seen, then what they bring; the same roll again means that it passes all by. */
  #recordThrow(events: readonly Event[]): void {
    const rolled = events.find((event) => event.kind === 'rolled') ?? null;
    this.isArriving = rolled ? rolled === this.incomingRoll : events.some(({ kind }) => kind === 'struck');
    if ((rolled && !this.isArriving) || events.some(({ kind }) => kind === 'sabotage-rolled')) this.throwCount += 1;
    if (rolled) this.incomingRoll = rolled;
  }

  /** The ledger is written line by line; then it is told what it says. */
  #advanceLedger(further: boolean): void {
    const begun = isSettled(this.shown.view);
    this.ledgerLinesShown = further ? (begun ? this.ledgerLinesShown + 1 : 1) : ledgerLines;
  }

  #recordVerdict(event: Event): void {
    if (event.kind === 'card-turned') [this.verdicts, this.incomingRoll] = [[], null];
    if ((event.kind === 'fought' || event.kind === 'lowest') && !this.verdicts.includes(event)) this.verdicts = [...this.verdicts, event];
  }
}
