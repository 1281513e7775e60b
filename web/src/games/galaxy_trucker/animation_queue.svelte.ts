// The show of Galaxy Trucker: a flight is shown step by step; while building everything is there at once.
import { AnimationQueue, eventsOf, type Frame, type Update } from '../../shared/animation/animation_queue.svelte';
import type { Props } from './types';
import { lasting } from './durations';
import type { Event, View } from './model/tiles';
import { beatsBetween, ledgerLines } from './timeline';
import { isSettled } from './trek/trek';
import type { Choice, Fought, Lowest, Rolled, StepSeen } from './wire';

type Verdict = Fought | Lowest;

export class TruckShow extends AnimationQueue<View, Choice, StepSeen, keyof typeof lasting> {
  /** The position that was shown before. */
  before = $state.raw<View | null>(null);
  /** The meteor or shot that the dice were last thrown for. */
  coming = $state.raw<Rolled | null>(null);
  /** Whether it arrives: until then the dice are seen. */
  arriving = $state(false);
  /** How often dice were thrown. */
  thrown = $state(0);
  /** How the fights and comparisons of this card ended so far. */
  verdicts = $state.raw<readonly Verdict[]>([]);
  /** How many lines of the ledger are written. */
  written = $state(ledgerLines);

  constructor(first: Update<View, Choice, StepSeen>, director: Props['playback']) {
    super(first, lasting, director);
  }

  protected override timeline(before: View, after: View, events: readonly Event[]): readonly Frame<View, Event>[] {
    return before.phase === 'flight' ? beatsBetween(before, after, events) : super.timeline(before, after, events);
  }

  protected override onFrame({ view, steps }: Update<View, Choice, StepSeen>): void {
    this.before = this.shown.view;
    const events = eventsOf(steps);
    for (const event of events) this.#note(event);
    this.#throw(events);
    if (isSettled(view)) this.#write(events.length === 0);
  }

  protected override skipsAnimation({ phase }: View): boolean {
    return phase === 'building';
  }

  /** First the dice are seen, then what they bring; the same roll again means that it passes all by. */
  #throw(events: readonly Event[]): void {
    const rolled = events.find((event) => event.kind === 'rolled') ?? null;
    this.arriving = rolled ? rolled === this.coming : events.some(({ kind }) => kind === 'struck');
    if ((rolled && !this.arriving) || events.some(({ kind }) => kind === 'sabotage-rolled')) this.thrown += 1;
    if (rolled) this.coming = rolled;
  }

  /** The ledger is written line by line; then it is told what it says. */
  #write(further: boolean): void {
    const begun = isSettled(this.shown.view);
    this.written = further ? (begun ? this.written + 1 : 1) : ledgerLines;
  }

  #note(event: Event): void {
    if (event.kind === 'card-turned') [this.verdicts, this.coming] = [[], null];
    if ((event.kind === 'fought' || event.kind === 'lowest') && !this.verdicts.includes(event)) this.verdicts = [...this.verdicts, event];
  }
}
