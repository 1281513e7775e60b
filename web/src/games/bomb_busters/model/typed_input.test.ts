import { expect, test } from 'vitest';
import { Typing } from './typed_input';

const values = ['1', '2', '5', '12', 'Y'];

function typed(figures: string, names: readonly string[]): (string | null)[] {
  const typing = new Typing();
  return [...figures].map((figure) => typing.add(figure, names));
}

test('two figures are one number where there is that number', () => {
  expect(typed('12', values)).toEqual(['1', '12']);
  expect(typed('522', values)).toEqual(['5', '2', '2']);
});

test('a figure that is no number itself begins one', () => {
  expect(typed('11', ['10', '11'])).toEqual(['10', '11']);
  expect(typed('9', values)).toEqual([null]);
});

test('figures number wires after a letter, until another key', () => {
  const typing = new Typing();
  typing.begin('B');
  expect([typing.stand, typing.add('1', values)]).toEqual(['B', '1']);
  typing.end();
  expect([typing.stand, typing.add('2', values)]).toEqual([null, '2']);
});
