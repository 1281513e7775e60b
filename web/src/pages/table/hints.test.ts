import { beforeEach, expect, test, vi } from 'vitest';
import { fake, resetFake } from '../../shared/testing/fake_connection';
import { moves, refused, table } from '../../shared/testing/fixtures';
import { TableClient } from '../../shared/net/table_client.svelte';
import type { CoachAnswer } from '../../shared/net/wire';
import { Hints } from './hints.svelte';

vi.mock('../../shared/net/connection', () => import('../../shared/testing/fake_connection'));
beforeEach(resetFake);

const said = (key: string) => ({ key, facts: {} });

function hinted(n: number): CoachAnswer {
  const answer = { kind: 'hinted', actions: ['go'], thing: 'hand', look: said('look'), consider: said('consider'), do: said('do') };
  return { kind: 'answered', n, question: { kind: 'hint' }, answer };
}

function playing(): { live: TableClient; hints: Hints } {
  const live = new TableClient('ws://house/ws/abc');
  [table({ stage: 'playing' }), moves(0, 3)].forEach((message) => live.onMessage(message));
  return { live, hints: new Hints(live, () => true) };
}

test('a hint is told grade by grade, and asked for once', () => {
  const { live, hints } = playing();
  hints.next();
  expect([hints.isOpen, hints.hint]).toEqual([true, null]);
  live.onMessage(hinted(3));
  expect(hints.sentences).toEqual([said('look')]);
  hints.next();
  expect([hints.grade, hints.hasMore]).toEqual(['consider', true]);
  hints.next();
  hints.next();
  expect([hints.sentences.length, hints.grade, hints.hasMore]).toEqual([3, 'do', false]);
  expect(fake.sent).toEqual([{ kind: 'ask', question: { kind: 'hint' } }]);
});

test('a hint that is refused is closed, and the refusal is shown', () => {
  const { live, hints } = playing();
  hints.next();
  live.onMessage(refused('not-now', 'not-told'));
  expect([hints.isOpen, live.refusals.length]).toEqual([false, 1]);
  live.refusals.forEach((one) => live.dismiss(one));
  expect(hints.isOpen).toBe(false);
  hints.next();
  expect(hints.isOpen).toBe(true);
});

test('what else is refused leaves a hint that is there', () => {
  const { live, hints } = playing();
  hints.next();
  live.onMessage(hinted(3));
  live.onMessage(refused('illegal'));
  expect(hints.sentences).toEqual([said('look')]);
});

test('a hint is gone when I close it, and when I act', () => {
  const { live, hints } = playing();
  hints.next();
  live.onMessage(hinted(3));
  hints.close();
  expect(hints.isOpen).toBe(false);
  hints.next();
  expect(hints.sentences).toEqual([said('look')]);
  live.onMessage(moves(3, 4));
  expect(hints.isOpen).toBe(false);
});

test('a hint stays while others act', () => {
  const { live, hints } = playing();
  hints.next();
  live.onMessage(hinted(3));
  expect(hints.sentences).toEqual([said('look')]);
  const others = moves(3, 4);
  live.onMessage({ ...others, steps: others.steps.map((step) => ({ ...step, actor: 1 })) });
  expect(hints.sentences).toEqual([said('look')]);
});

test('a hint that comes when others have acted already is told', () => {
  const { live, hints } = playing();
  hints.next();
  const others = moves(3, 4);
  live.onMessage({ ...others, steps: others.steps.map((step) => ({ ...step, actor: 1 })) });
  expect(hints.hint).toBe(null);
  live.onMessage(hinted(3));
  expect(hints.sentences).toEqual([said('look')]);
});
