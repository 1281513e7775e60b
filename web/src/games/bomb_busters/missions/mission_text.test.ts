import { expect, test } from 'vitest';
import type { Choice, View } from '../types';
import { redWireCount, briefingText, promptFacts, totalText, turnPrompt } from './mission_text';

const special = { kind: 'special', value: 'R', pointed: [17], wires: 3 };
const name = (seat: number): string => ['Ada', 'Ben'][seat] ?? '';
const mission = (...twists: object[]): View => ({ seat: 0, asker: 0, red: { in_play: 3 }, twists }) as unknown as View;

test('a question of a mission names the value that it is about, and which of the wires is to be named', () => {
  expect(promptFacts(mission({ kind: 'radar', value: '9' }), name)).toEqual({ value: '9' });
  expect(promptFacts(mission(special), name)).toEqual({ value: 'R', pointed: 2, wires: 3 });
});

test('a question of a mission names the player that it is about', () => {
  expect(promptFacts(mission({ kind: 'guess', active: 1 }), name)).toEqual({ value: '', to: 'Ben' });
  expect(promptFacts(mission({ kind: 'handed-tokens', value: null, to: 1 }), name)).toEqual({ value: '', to: 'Ben' });
  expect(promptFacts(mission({ kind: 'handed-tokens', value: '9', to: null }), name)).toEqual({ value: '9', to: 'none' });
});

test('red wires must not be cut, unless the mission has them cut all at once', () => {
  expect(totalText(mission(special), 'red')).toBe('red: 3, only all at once');
  expect(totalText(mission(special), 'yellow')).toBeNull();
  expect(totalText(mission({ ...special, value: '8' }), 'red')).toBeNull();
});

test('a briefing says otherwise what is otherwise, and nothing else', () => {
  expect(briefingText(mission({ kind: 'radar', value: null }), 'token')).toContain('no first tokens');
  expect(briefingText(mission({ kind: 'x-wires' }), 'sorted')).toContain('the X');
  expect(briefingText(mission(special), 'reds')).toContain('special action');
  expect(briefingText(mission({ ...special, value: '8' }), 'reds')).toBeNull();
  expect(briefingText(mission({ kind: 'sequence' }), 'token')).toBeNull();
});

test('whoever must cut one value is asked for that one', () => {
  expect(turnPrompt(mission({ kind: 'radar', value: '4', named: 0 }), [])).toContain('Cut 4');
  expect(turnPrompt(mission({ kind: 'radar', value: '4', named: 1 }), [])).toBeNull();
});

const doing = (...kinds: string[]): Choice[] => kinds.map((kind) => ({ text: kind, action: { kind } })) as unknown as Choice[];

test('whoever can do nothing, or only one thing together, is not asked to tap a wire', () => {
  expect(turnPrompt(mission(special), doing('begin', 'use'))).toContain('nothing that may be cut');
  expect(turnPrompt(mission(special), doing('special'))).toContain('special action');
  expect(turnPrompt(mission(special), doing('special', 'point'))).toBeNull();
});

const dealt = (...facts: object[]): View =>
  ({
    ...mission(special),
    players: [{ stands: [0] }, { stands: [1] }],
    stands: [
      [{ tile: 0 }, { tile: 1 }],
      [{ tile: 2 }, { tile: 3 }],
    ],
    facts,
  }) as unknown as View;

test('who holds a red wire is known from the deal, until it may have been swapped', () => {
  expect(redWireCount(dealt({ kind: 'holds', value: 'R', tiles: [0, 1] }), 0)).toEqual({ sure: 1, maybe: 0 });
  expect(redWireCount(dealt({ kind: 'holds', value: 'R', tiles: [0, 2] }), 1)).toEqual({ sure: 0, maybe: 1 });
  expect(redWireCount(dealt({ kind: 'holds', value: '5', tiles: [0, 1] }), 0)).toEqual({ sure: 0, maybe: 0 });
});
