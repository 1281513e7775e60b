import { expect, test } from 'vitest';
import type { Choice, Staked } from '../types';
import { missCosts, warningSentences } from './cut_warning';

const name = () => 'Ben';
const pointing = (weight: 'plain' | 'ruins', ...keys: string[]): Choice => ({
  action: { kind: 'point', stand: 1, slot: 0 },
  text: 'point 1.0',
  ahead: { says: keys.map((key) => ({ key: `bomb_busters.ahead.${key}`, facts: { count: 1, dial: 3, left: 2 } })), weight },
});
/** Returns the odds of a table that shows all, only certainties (null), or nothing. */
const telling = (explodes: number | null, right: number | null, tiles: number[] = [4]) => ({
  answer: { kind: 'staked', tiles, explodes, said: [{ values: ['4'], right }] } as Staked,
  chanceExplodes: explodes,
  isSafe: explodes === 0,
  chanceRight: () => right,
});
const nothing = { answer: null, chanceExplodes: 0, isSafe: false, chanceRight: () => null };

test('red stands in the cost at every level, but not where it is certain that it cannot be', () => {
  const choice = pointing('plain', 'miss', 'miss.may_be_red');
  const both = ['If it is wrong, the dial goes from 3 to 2.', 'If it is red, the bomb explodes.'];
  for (const told of [nothing, telling(null, null), telling(0.25, 0.5)]) expect(missCosts(choice, name, told)).toEqual(both);
  expect(missCosts(choice, name, telling(0, null))).toEqual(both.slice(0, 1));
});

test('what could be red is asked as far as the table tells it', () => {
  const choice = pointing('plain', 'miss', 'miss.may_be_red');
  expect(warningSentences(['4'], choice, telling(0.25, 0.5), name)).toEqual(['Say 4? It may be red, at 25 %: then the bomb explodes.']);
  expect(warningSentences(['4'], choice, telling(null, null), name)).toEqual(['This wire could be red. Then the bomb explodes.']);
  expect(warningSentences(['4'], undefined, telling(null, null, [4, 5]), name)).toEqual([
    'All of these wires could be red. Then the bomb explodes.',
  ]);
});

test('what is certainly wrong is not told as if it could be right', () => {
  expect(warningSentences(['4'], pointing('plain', 'miss'), telling(0, 0), name)).toEqual(['4 cannot be there: this is certainly wrong.']);
  expect(warningSentences(['4'], pointing('ruins', 'miss.last'), telling(0, 0), name)).toEqual([
    '4 cannot be there: this is certainly wrong, and the bomb explodes.',
  ]);
});
