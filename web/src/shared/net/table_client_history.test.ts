// Tests for questions about earlier positions of a finished game.
import { beforeEach, expect, test, vi } from 'vitest';
import { fake, resetFake } from '../testing/fake_connection';
import { moves, past, refused, table } from '../testing/fixtures';
import { TableClient } from './table_client.svelte';
import type { CoachAnswer, Table } from './wire';

vi.mock('./connection', () => import('../testing/fake_connection'));
beforeEach(resetFake);

const worth = { kind: 'worth' };

/** A client that shows the position after three of five log lines. */
function lookingBack(stage: Table['stage'], eyes: number | null = null): TableClient {
  const live = new TableClient('ws://house/ws/abc');
  [table({ stage }), moves(0, 5)].forEach((message) => live.onMessage(message));
  live.showMoment(3, eyes);
  live.onMessage(past(3));
  fake.sent = [];
  return live;
}

function answered(n: number, eyes: number | null = null): CoachAnswer {
  return { kind: 'answered', n, eyes, question: worth, answer: { kind: 'known', eyes } };
}

test('nothing is asked of the past before the end', () => {
  lookingBack('playing').ask(worth);
  expect(fake.sent).toEqual([]);
});

test('after the end a question tells of which position it is, and whose eyes see it', () => {
  lookingBack('over').ask(worth);
  expect(fake.sent).toEqual([{ kind: 'ask', question: worth, at: 3 }]);
  lookingBack('given-up', 2).ask(worth);
  expect(fake.sent).toEqual([{ kind: 'ask', question: worth, at: 3, eyes: 2 }]);
});

test('an answer is shown at its position and with its eyes, and then not asked for again', () => {
  const live = lookingBack('over', 2);
  live.onMessage(answered(3));
  expect(live.answers).toEqual({});
  live.onMessage(answered(3, 2));
  expect(live.answers).toEqual({ worth: { kind: 'known', eyes: 2 } });
  live.ask(worth);
  expect(fake.sent).toEqual([]);
  live.onMessage(past(4));
  expect(live.answers).toEqual({});
});

test('each line that is asked why gets its own answer, also over a line that was lost', () => {
  const live = lookingBack('over');
  fake.listener?.onState('open');
  [1, 2].forEach((n) => live.botReasons.ask(n));
  fake.listener?.onState('lost');
  fake.listener?.onState('open');
  live.onMessage(refused('not-now', 'why.forgotten'));
  expect(fake.sent).toEqual([1, 1, 2].map((n) => ({ kind: 'why', n })));
  expect([live.botReasons.byLine.has(1), live.botReasons.byLine.has(2), live.refusals]).toEqual([true, false, []]);
});
