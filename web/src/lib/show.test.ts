import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventsOf, pause, Show } from './show.svelte';

const wish = vi.hoisted(() => ({ calm: false }));
vi.mock('./motion', () => ({ isCalm: () => wish.calm }));

const lasting = { rolled: 900 } as const;
const step = (...kinds: ('rolled' | 'placed')[]) => ({ events: kinds.map((kind) => ({ kind })) });
type Step = ReturnType<typeof step>;

class Told extends Show<string, string, Step, 'rolled' | 'placed'> {
  all: string[] = [];

  protected override told({ view }: { view: string }): void {
    this.all.push(view);
  }
}

/** A show at whose first position there is nothing to do, as while others play. */
function watching(): Told {
  return new Told({ view: 'first', legal: [], happened: [] }, lasting);
}

/** Others roll, and then it may be my turn. */
function roll(show: Told, views: readonly string[], legal: readonly string[] = []): void {
  views.forEach((view, at) => show.push({ view, legal: at === views.length - 1 ? legal : [], happened: [step('rolled')] }));
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  wish.calm = false;
});

test('what is not named takes no time, much at once is not shown for ever, and those who are behind go faster', () => {
  expect(pause(lasting, [step('placed')], 0)).toBe(0);
  expect(
    pause(
      lasting,
      Array.from({ length: 40 }, () => step('rolled')),
      0,
    ),
  ).toBeLessThan(3000);
  expect(pause(lasting, [step('rolled')], 3)).toBeLessThan(pause(lasting, [step('rolled')], 0));
});

test('the events of all lines are seen in their order', () => {
  expect(eventsOf([step('rolled'), step('placed', 'rolled')]).map(({ kind }) => kind)).toEqual(['rolled', 'placed', 'rolled']);
});

test('one thing is shown after the other, and with the newest there is something to do', () => {
  const show = watching();
  roll(show, ['a', 'b'], ['land']);
  expect([show.shown.view, show.shown.legal]).toEqual(['a', []]);
  vi.advanceTimersByTime(lasting.rolled);
  expect([show.shown.view, show.shown.legal]).toEqual(['b', ['land']]);
});

test('who touches something sees the newest at once, and is told of all', () => {
  const show = watching();
  roll(show, ['a', 'b', 'c', 'd']);
  show.catchUp();
  expect([show.shown.view, show.all]).toEqual(['d', ['a', 'b', 'c', 'd']]);
});

test('the answer to what I did, a position without news, and anything in calm motion is there at once', () => {
  const show = watching();
  roll(show, ['mine'], ['land']);
  roll(show, ['landed', 'theirs']);
  expect(show.shown.view).toBe('landed');
  show.push({ view: 'past', legal: [], happened: [] });
  expect(show.shown.view).toBe('past');
  wish.calm = true;
  roll(show, ['calm']);
  expect(show.shown.view).toBe('calm');
});

test('older ones are passed over when too many wait', () => {
  const show = watching();
  const many = Array.from({ length: 30 }, (_, at) => String(at));
  roll(show, many);
  vi.advanceTimersToNextTimer();
  expect(Number(show.shown.view)).toBeGreaterThan(20);
  vi.runAllTimers();
  expect([show.shown.view, show.all]).toEqual(['29', many]);
});

test('a lost line changes what may be done, not what is shown', () => {
  const show = watching();
  show.amend(['wait']);
  expect(show.shown).toMatchObject({ view: 'first', legal: ['wait'] });
});
