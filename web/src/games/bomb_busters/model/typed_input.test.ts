import { expect, test } from 'vitest';
import { TypedInput } from './typed_input';

const values = ['1', '2', '5', '12', 'Y'];

function typed(figures: string, names: readonly string[]): (string | null)[] {
  const typing = new TypedInput();
  return [...figures].map((figure) => typing.addDigit(figure, names));
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
  const typing = new TypedInput();
  typing.startStand('B');
  expect([typing.stand, typing.addDigit('1', values)]).toEqual(['B', '1']);
  typing.reset();
  expect([typing.stand, typing.addDigit('2', values)]).toEqual([null, '2']);
});
