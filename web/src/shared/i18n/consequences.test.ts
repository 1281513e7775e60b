import { expect, test } from 'vitest';
import { aheadWords, isIdle, ruinous } from './consequences';
import type { Choice } from '../net/wire';

const said = { key: 'table.absent_name', facts: { seat: 1 } };
const choices: Choice[] = [
  { action: { kind: 'go' }, text: 'go' },
  { action: { kind: 'quit' }, text: 'quit', ahead: { says: [said], weight: 'ruins' } },
  { action: { kind: 'rest' }, text: 'rest', ahead: { says: [said], weight: 'idle' } },
];
const [go, quit, rest] = choices as [Choice, Choice, Choice];

test('what a choice leads to is told in words, with the names of seats', () => {
  expect(aheadWords(go, String)).toEqual([]);
  expect(aheadWords(quit, () => 'Bice').join()).toContain('Bice');
});

test('what ruins is asked once more, by the last of the actions that are one move', () => {
  expect([ruinous(choices, ['go', 'quit']), ruinous(choices, ['quit', 'go'])]).toEqual([quit, null]);
  expect([isIdle(rest), isIdle(quit)]).toEqual([true, false]);
});
