import { expect, test } from 'vitest';
import type { Slot, View } from './types';
import { durations } from './durations';
import { timeline } from './timeline';
import type { BombBustersEvent } from './wire';

const slot = (tile: number, wire: string | null, more: Partial<Slot> = {}): Slot => ({ tile, wire, cut: false, token: null, ...more });
const before = {
  dial: { left: 3, start: 3 },
  stands: [[slot(0, '7')], [slot(1, null), slot(2, null)]],
  values: [{ value: '7', cut: 2, of: 4 }],
  cards: [{ id: 'post-it', status: 'locked', cut: 0, needed: 2 }],
  facts: [],
  aim: null,
  result: null,
} as unknown as View;

test('a right cut: pointing, announcing, and each wire in its own beat, counted one by one', () => {
  const stands = [[slot(0, '7', { cut: true })], [slot(1, '7', { cut: true }), slot(2, null)]];
  const after = { ...before, stands, values: [{ value: '7', cut: 4, of: 4 }] };
  const events: BombBustersEvent[] = [
    { kind: 'pointed', seat: 0, stand: 1, slot: 0 },
    { kind: 'announced', seat: 0, values: ['7'], right: true },
    { kind: 'wire-cut', seat: 1, stand: 1, slot: 0, wire: '7' },
    { kind: 'wire-cut', seat: 0, stand: 0, slot: 0, wire: '7' },
    { kind: 'validated', value: '7' },
    { kind: 'turn', seat: 1, turn: 2 },
  ];
  const beats = timeline(durations, before, after, events);
  expect(beats.map((beat) => beat.events.map(({ kind }) => kind))).toEqual([
    ['pointed'],
    ['announced'],
    ['wire-cut'],
    ['wire-cut'],
    ['validated', 'turn'],
  ]);
  expect(beats.map(({ view }) => view.aim?.pointed ?? [])).toEqual([[1], [1], [1], [1], []]);
  expect(beats.map(({ view }) => view.values[0]?.cut)).toEqual([2, 2, 3, 4, 4]);
  expect(beats.map(({ view }) => view.stands.flat().filter(({ cut }) => cut).length)).toEqual([0, 0, 1, 2, 2]);
  expect(beats.at(-1)?.view).toBe(after);
});

test('a miss: the dial turns after it was said, and before the token is put down', () => {
  const stands = [[slot(0, '7')], [slot(1, null, { token: '6' }), slot(2, null)]];
  const after = { ...before, stands, dial: { left: 2, start: 3 } };
  const beats = timeline(durations, before, after, [
    { kind: 'pointed', seat: 0, stand: 1, slot: 0 },
    { kind: 'announced', seat: 0, values: ['7'], right: false },
    { kind: 'dial-moved', left: 2, why: 'missed' },
    { kind: 'marked', seat: 1, stand: 1, slot: 0, value: '6', why: 'missed', how: 'token' },
  ]);
  expect(beats.map(({ view }) => view.dial.left)).toEqual([3, 3, 2, 2]);
  expect(beats.map(({ view }) => view.stands[1]?.[0]?.token)).toEqual([null, null, null, '6']);
});

test('the end has a moment of its own, on the table as it was; then every wire lies open', () => {
  const after = { ...before, result: { scores: [0], winners: [], reason: 'red' } } as View;
  const beats = timeline(durations, before, after, [
    { kind: 'announced', seat: 0, values: ['7'], right: false },
    { kind: 'ended', scores: [0], winners: [], why: 'red' },
  ]);
  expect(beats.map(({ view, events }) => [view.result?.reason ?? null, events.map(({ kind }) => kind)])).toEqual([
    [null, ['announced']],
    [null, ['ended']],
    ['red', []],
  ]);
});

test('where wires change places they are shown in their new ones', () => {
  const after = { ...before, stands: [[slot(1, null)], [slot(0, null), slot(2, null)]] };
  const [beat] = timeline(durations, before, after, [{ kind: 'given', seat: 1, stand: 1, slot: 0 }]);
  expect(beat?.view).toBe(after);
});
