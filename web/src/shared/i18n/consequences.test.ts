import { expect, test } from 'vitest';
import { consequenceTexts, hasNoEffect, ruinousChoice } from './consequences';
import type { Choice } from '../net/wire';

const said = { key: 'table.absent_name', facts: { seat: 1 } };
const choices: Choice[] = [
  { action: { kind: 'go' }, text: 'go' },
  { action: { kind: 'quit' }, text: 'quit', ahead: { says: [said], weight: 'ruins' } },
  { action: { kind: 'rest' }, text: 'rest', ahead: { says: [said], weight: 'idle' } },
];
const [go, quit, rest] = choices as [Choice, Choice, Choice];

test('what a choice leads to is told in words, with the names of seats', () => {
  expect(consequenceTexts(go, String)).toEqual([]);
  expect(consequenceTexts(quit, () => 'Bice').join()).toContain('Bice');
});

test('what ruins is asked once more, by the last of the actions that are one move', () => {
  expect([ruinousChoice(choices, ['go', 'quit']), ruinousChoice(choices, ['quit', 'go'])]).toEqual([quit, null]);
  expect([hasNoEffect(rest), hasNoEffect(quit)]).toEqual([true, false]);
});
