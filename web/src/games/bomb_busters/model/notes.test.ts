import { expect, test } from 'vitest';
import { withTable, toggled } from './notes.svelte';

const order = ['1', '2', '3', 'Y', 'R'];

test('marks stand in order, and go by a second tap', () => {
  const two = toggled(toggled({}, 4, 'Y', order), 4, '2', order);
  expect(two).toEqual({ 4: ['2', 'Y'] });
  expect(toggled(two, 4, 'Y', order)).toEqual({ 4: ['2'] });
  expect(toggled({ 4: ['2'], 5: ['1'] }, 4, '2', order)).toEqual({ 5: ['1'] });
});

test('the newest tables are kept, the oldest is forgotten', () => {
  const all = Array.from({ length: 8 }, (_, at) => ({ table: `t${at}`, marks: {} }));
  const kept = withTable(all, 'new', { 1: ['3'] });
  expect(kept).toHaveLength(8);
  expect(kept[0]).toEqual({ table: 'new', marks: { 1: ['3'] } });
  expect(kept.some(({ table }) => table === 't7')).toBe(false);
  expect(withTable(all, 't3', {})).toHaveLength(8);
});
