// Asking about earlier positions, once a game has ended.
import { beforeEach, expect, test, vi } from 'vitest';
import { line, turnPage } from '../testing/fake_connection';
import { moves, past, refused, table } from '../testing/fixtures';
import { LiveTable } from './table_client.svelte';
import type { Answered, Table } from './wire';

vi.mock('./connection', () => import('../testing/fake_connection'));
beforeEach(turnPage);

const worth = { kind: 'worth' };

/** A table that looks back at the position after three of five lines. */
function lookingBack(stage: Table['stage'], eyes: number | null = null): LiveTable {
  const live = new LiveTable('ws://house/ws/abc');
  [table({ stage }), moves(0, 5)].forEach((message) => live.hear(message));
  live.recall(3, eyes);
  live.hear(past(3));
  line.said = [];
  return live;
}

function answered(n: number, eyes: number | null = null): Answered {
  return { kind: 'answered', n, eyes, question: worth, answer: { kind: 'known', eyes } };
}

test('nothing is asked of the past before the end', () => {
  lookingBack('playing').ask(worth);
  expect(line.said).toEqual([]);
});

test('after the end a question tells of which position it is, and whose eyes see it', () => {
  lookingBack('over').ask(worth);
  expect(line.said).toEqual([{ kind: 'ask', question: worth, at: 3 }]);
  lookingBack('given-up', 2).ask(worth);
  expect(line.said).toEqual([{ kind: 'ask', question: worth, at: 3, eyes: 2 }]);
});

test('an answer is shown at its position and with its eyes, and then not asked for again', () => {
  const live = lookingBack('over', 2);
  live.hear(answered(3));
  expect(live.answers).toEqual({});
  live.hear(answered(3, 2));
  expect(live.answers).toEqual({ worth: { kind: 'known', eyes: 2 } });
  live.ask(worth);
  expect(line.said).toEqual([]);
  live.hear(past(4));
  expect(live.answers).toEqual({});
});

test('each line that is asked why gets its own answer, also over a line that was lost', () => {
  const live = lookingBack('over');
  line.listener?.line('open');
  [1, 2].forEach((n) => live.reasoned.ask(n));
  line.listener?.line('lost');
  line.listener?.line('open');
  live.hear(refused('not-now', 'why.forgotten'));
  expect(line.said).toEqual([1, 1, 2].map((n) => ({ kind: 'why', n })));
  expect([live.reasoned.said.has(1), live.reasoned.said.has(2), live.refusals]).toEqual([true, false, []]);
});
