import { beforeEach, expect, test, vi } from 'vitest';
import { line, turnPage } from '../../shared/testing/fake_connection';
import { moves, refused, table } from '../../shared/testing/fixtures';
import { LiveTable } from '../../shared/net/table_client.svelte';
import type { Answered } from '../../shared/net/wire';
import { Hints } from './hints.svelte';

vi.mock('../../shared/net/connection', () => import('../../shared/testing/fake_connection'));
beforeEach(turnPage);

const said = (key: string) => ({ key, facts: {} });

function hinted(n: number): Answered {
  const answer = { kind: 'hinted', actions: ['go'], thing: 'hand', look: said('look'), consider: said('consider'), do: said('do') };
  return { kind: 'answered', n, question: { kind: 'hint' }, answer };
}

function playing(): { live: LiveTable; hints: Hints } {
  const live = new LiveTable('ws://house/ws/abc');
  [table({ stage: 'playing' }), moves(0, 3)].forEach((message) => live.hear(message));
  return { live, hints: new Hints(live, () => true) };
}

test('a hint is told grade by grade, and asked for once', () => {
  const { live, hints } = playing();
  hints.more();
  expect([hints.isOpen, hints.hint]).toEqual([true, null]);
  live.hear(hinted(3));
  expect(hints.says).toEqual([said('look')]);
  hints.more();
  expect([hints.grade, hints.hasMore]).toEqual(['consider', true]);
  hints.more();
  hints.more();
  expect([hints.says.length, hints.grade, hints.hasMore]).toEqual([3, 'do', false]);
  expect(line.said).toEqual([{ kind: 'ask', question: { kind: 'hint' } }]);
});

test('a hint that is refused is closed, and the refusal is shown', () => {
  const { live, hints } = playing();
  hints.more();
  live.hear(refused('not-now', 'not-told'));
  expect([hints.isOpen, live.refusals.length]).toEqual([false, 1]);
  live.refusals.forEach((one) => live.dismiss(one));
  expect(hints.isOpen).toBe(false);
  hints.more();
  expect(hints.isOpen).toBe(true);
});

test('what else is refused leaves a hint that is there', () => {
  const { live, hints } = playing();
  hints.more();
  live.hear(hinted(3));
  live.hear(refused('illegal'));
  expect(hints.says).toEqual([said('look')]);
});

test('a hint is gone when I close it, and when I act', () => {
  const { live, hints } = playing();
  hints.more();
  live.hear(hinted(3));
  hints.close();
  expect(hints.isOpen).toBe(false);
  hints.more();
  expect(hints.says).toEqual([said('look')]);
  live.hear(moves(3, 4));
  expect(hints.isOpen).toBe(false);
});

test('a hint stays while others act', () => {
  const { live, hints } = playing();
  hints.more();
  live.hear(hinted(3));
  expect(hints.says).toEqual([said('look')]);
  const others = moves(3, 4);
  live.hear({ ...others, steps: others.steps.map((step) => ({ ...step, actor: 1 })) });
  expect(hints.says).toEqual([said('look')]);
});

test('a hint that comes when others have acted already is told', () => {
  const { live, hints } = playing();
  hints.more();
  const others = moves(3, 4);
  live.hear({ ...others, steps: others.steps.map((step) => ({ ...step, actor: 1 })) });
  expect(hints.hint).toBe(null);
  live.hear(hinted(3));
  expect(hints.says).toEqual([said('look')]);
});
