import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlaybackControl } from './playback.svelte';
import { framesOf, eventsOf, splitUpdate, AnimationQueue, type Frame } from './animation_queue.svelte';
import type { Speed } from '../platform/preferences';

const chosen = vi.hoisted(() => ({ speed: 'normal' as Speed }));
vi.mock('../platform/preferences', () => ({ preferences: () => chosen }));
vi.stubGlobal('document', { hidden: false });

const lasting = { rolled: 900, failed: 1200 } as const;
type Kind = 'rolled' | 'failed' | 'placed';
type Step = { events: { kind: Kind }[]; view?: string | null };
const step = (...kinds: Kind[]): Step => ({ events: kinds.map((kind) => ({ kind })) });

class Told extends AnimationQueue<string, string, Step, Kind> {
  all: string[] = [];
  /** True if dice are shown on the position before their effect. */
  patient = false;

  constructor(readonly playback = new PlaybackControl<string, Step['events'][number]>()) {
    super({ view: 'first', legal: [], steps: [] }, lasting, playback);
  }

  get kinds(): string[] {
    return eventsOf(this.shown.steps).map(({ kind }) => kind);
  }

  protected override onFrame({ view }: { view: string }): void {
    this.all.push(view);
  }

  protected override timeline(before: string, after: string, events: readonly { kind: Kind }[]): readonly Frame<string, { kind: Kind }>[] {
    const beats = super.timeline(before, after, events);
    return this.patient ? beats.map((beat, at) => (at ? beat : { ...beat, view: `${before} with dice` })) : beats;
  }
}

/** Other players roll, one message each; then `legal` are the player's legal actions. */
function roll(show: Told, views: readonly string[], legal: readonly string[] = []): void {
  views.forEach((view, at) => show.push({ view, legal: at === views.length - 1 ? legal : [], steps: [step('rolled')] }));
}

beforeEach(() => {
  vi.useFakeTimers();
  chosen.speed = 'normal';
});
afterEach(() => vi.useRealTimers());

test('each event that takes time is a beat of its own; others join the next one, and the last', () => {
  const events = step('placed', 'rolled', 'failed', 'placed').events;
  expect(framesOf(lasting, 'v', events).map((beat) => [beat.events.map(({ kind }) => kind), beat.duration])).toEqual([
    [['placed', 'rolled'], 900],
    [['failed', 'placed'], 1200],
  ]);
});

test('a message is taken apart where the position between its lines is known', () => {
  const steps = [step('placed'), { ...step('rolled'), view: 'between' }, step('failed')];
  const parts = splitUpdate({ view: 'end', legal: ['go'], steps });
  expect(parts.map(({ view, legal, steps: lines }) => [view, legal.length, lines.length])).toEqual([
    ['between', 0, 2],
    ['end', 1, 1],
  ]);
});

test('one beat is seen after the other, each for its time, and with the last there is something to do', () => {
  const show = new Told();
  show.push({ view: 'crashed', legal: ['draw'], steps: [step('rolled', 'failed')] });
  expect([show.kinds, show.shown.legal]).toEqual([['rolled'], []]);
  vi.advanceTimersByTime(lasting.rolled - 1);
  expect(show.kinds).toEqual(['rolled']);
  vi.advanceTimersByTime(1);
  expect([show.kinds, show.shown.legal, show.playback.busy]).toEqual([['failed'], ['draw'], true]);
  vi.advanceTimersByTime(lasting.failed);
  expect(show.playback.busy).toBe(false);
});

test('what must be seen before its consequence is seen on the position before, and the words of the house wait for it', () => {
  const show = new Told();
  show.patient = true;
  show.push({ view: 'crashed', legal: [], steps: [step('rolled', 'failed')] });
  expect([show.shown.view, show.playback.position]).toEqual(['first with dice', 'first']);
  vi.advanceTimersByTime(lasting.rolled);
  expect([show.shown.view, show.playback.position]).toEqual(['crashed', 'crashed']);
});

test('the speed is that of whoever looks on', () => {
  chosen.speed = 'slow';
  const show = new Told();
  roll(show, ['a', 'b']);
  vi.advanceTimersByTime(lasting.rolled * 1.5);
  expect(show.shown.view).toBe('a');
  vi.runAllTimers();
  chosen.speed = 'at-once';
  roll(show, ['c', 'd']);
  expect([show.shown.view, show.playback.busy]).toEqual(['d', false]);
});

test('a tap hurries the beat, and no more than that; skipping shows the newest, and all is told', () => {
  const show = new Told();
  roll(show, ['a', 'b', 'c', 'd']);
  show.playback.skipFrame();
  expect(show.shown.view).toBe('b');
  show.playback.skipAll();
  expect([show.shown.view, show.all, show.playback.busy]).toEqual(['d', ['a', 'b', 'c', 'd'], false]);
});

test('what follows from my own choice is not kept waiting, and a position without news is there at once', () => {
  const show = new Told();
  roll(show, ['mine'], ['land']);
  roll(show, ['landed', 'theirs']);
  expect(show.shown.view).toBe('landed');
  show.push({ view: 'past', legal: [], steps: [] });
  expect(show.shown.view).toBe('past');
});

test('while something lies over the table, what happens waits', () => {
  const show = new Told();
  show.playback.paused = true;
  roll(show, ['a']);
  expect([show.shown.view, show.playback.busy]).toEqual(['first', true]);
  show.playback.paused = false;
  expect(show.shown.view).toBe('a');
});

test('older ones are passed over when too many wait', () => {
  const show = new Told();
  const many = Array.from({ length: 200 }, (_, at) => String(at));
  roll(show, many);
  vi.advanceTimersToNextTimer();
  expect(Number(show.shown.view)).toBeGreaterThan(100);
  vi.runAllTimers();
  expect([show.shown.view, show.all]).toEqual(['199', many]);
});

test('a lost line changes what may be done, not what is shown', () => {
  const show = new Told();
  show.replaceLegal(['wait']);
  expect(show.shown).toMatchObject({ view: 'first', legal: ['wait'] });
});
