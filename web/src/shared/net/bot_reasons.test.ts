import { expect, test } from 'vitest';
import { refused } from '../testing/fixtures';
import { BotReasons } from './bot_reasons.svelte';

const because = [{ key: 'toy_game.why.best', facts: {} }];

function asking(): { asked: number[]; reasoned: BotReasons } {
  const asked: number[] = [];
  return { asked, reasoned: new BotReasons((n) => asked.push(n)) };
}

test('one line is asked about after the other, each once', () => {
  const { asked, reasoned } = asking();
  [3, 5, 3].forEach((n) => reasoned.ask(n));
  expect(asked).toEqual([3]);
  reasoned.onReasons(3, because);
  expect(asked).toEqual([3, 5]);
  reasoned.ask(3);
  expect(asked).toEqual([3, 5]);
});

test('a refusal is the answer to the line whose turn it is', () => {
  const { asked, reasoned } = asking();
  [3, 5].forEach((n) => reasoned.ask(n));
  expect(reasoned.onRefusal(refused('not-now', 'why.forgotten'))).toBe(true);
  expect(asked).toEqual([3, 5]);
  reasoned.onReasons(5, because);
  expect([...reasoned.byLine].map(([n, says]) => [n, says[0]?.key])).toEqual([
    [3, 'server.refusal.why.forgotten'],
    [5, 'toy_game.why.best'],
  ]);
});

test('other refusals, and those that nobody asked for, are no answers', () => {
  const { reasoned } = asking();
  expect(reasoned.onRefusal(refused('not-now', 'why.later'))).toBe(false);
  reasoned.ask(3);
  expect(reasoned.onRefusal(refused('not-now', 'not-told'))).toBe(false);
});

test('what a lost line left open is asked again', () => {
  const { asked, reasoned } = asking();
  [3, 5].forEach((n) => reasoned.ask(n));
  reasoned.sendFirst();
  expect(asked).toEqual([3, 3]);
});
