import { expect, test } from 'vitest';
import type { View } from '../border';
import { said, subject, total, turnAsked } from './saying';

const special = { kind: 'special', value: 'R', pointed: [17], wires: 3 };
const mission = (...twists: object[]): View => ({ seat: 0, asker: 0, red: { in_play: 3 }, twists }) as unknown as View;

test('a question of a mission names the value that it is about, and which of the wires is to be named', () => {
  expect(subject(mission({ kind: 'radar', value: '9' }))).toEqual({ value: '9' });
  expect(subject(mission(special))).toEqual({ value: 'R', pointed: 2, wires: 3 });
});

test('red wires must not be cut, unless the mission has them cut all at once', () => {
  expect(total(mission(special), 'red')).toBe('red: 3, only all at once');
  expect(total(mission(special), 'yellow')).toBeNull();
  expect(total(mission({ ...special, value: '8' }), 'red')).toBeNull();
});

test('a briefing says otherwise what is otherwise, and nothing else', () => {
  expect(said(mission({ kind: 'radar', value: null }), 'token')).toContain('no first tokens');
  expect(said(mission({ kind: 'x-wires' }), 'sorted')).toContain('the X');
  expect(said(mission(special), 'reds')).toContain('special action');
  expect(said(mission({ ...special, value: '8' }), 'reds')).toBeNull();
  expect(said(mission({ kind: 'sequence' }), 'token')).toBeNull();
});

test('whoever must cut one value is asked for that one', () => {
  expect(turnAsked(mission({ kind: 'radar', value: '4', named: 0 }))).toContain('Cut 4');
  expect(turnAsked(mission({ kind: 'radar', value: '4', named: 1 }))).toBeNull();
});
