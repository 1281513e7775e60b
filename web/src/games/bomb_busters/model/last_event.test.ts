import { expect, test } from 'vitest';
import type { View } from '../types';
import { flightsOf } from './effects';
import { afterEvent, noEvents, announcementPlace } from './last_event';
import type { BombBustersEvent } from '../wire';

test('what was said stays by the wires pointed at until somebody points again', () => {
  const pointed = afterEvent(afterEvent(noEvents, { kind: 'pointed', seat: 1, stand: 0, slot: 3 }), {
    kind: 'pointed',
    seat: 1,
    stand: 0,
    slot: 5,
  });
  const said = afterEvent(pointed, { kind: 'announced', seat: 1, values: ['7'], right: false });
  expect(said.announcement).toEqual({
    seat: 1,
    at: [
      { stand: 0, slot: 3 },
      { stand: 0, slot: 5 },
    ],
    values: ['7'],
    right: false,
  });
  expect(afterEvent(said, { kind: 'turn', seat: 2, turn: 4 })).toBe(said);
  expect(afterEvent(said, { kind: 'pointed', seat: 2, stand: 1, slot: 0 }).announcement?.at).toEqual([{ stand: 1, slot: 0 }]);
});

test('what a detector found is said by the wire that is cut, not by the first that was pointed at', () => {
  const events: BombBustersEvent[] = [
    { kind: 'pointed', seat: 1, stand: 0, slot: 3 },
    { kind: 'pointed', seat: 1, stand: 0, slot: 5 },
    { kind: 'announced', seat: 1, values: ['7'], right: true },
    { kind: 'wire-cut', seat: 0, stand: 0, slot: 5, wire: '7' },
    { kind: 'wire-cut', seat: 1, stand: 1, slot: 2, wire: '7' },
  ];
  expect(events.reduce(afterEvent, noEvents).announcement?.at).toEqual([{ stand: 0, slot: 5 }]);
  const said = events.slice(0, 3).reduce(afterEvent, noEvents).announcement;
  expect(said && announcementPlace(said), 'before it is cut nobody knows which one').toBeNull();
});

test("the radar's answers stay until the next cut", () => {
  const scanned = afterEvent(noEvents, { kind: 'scanned', seat: 0, value: '4', found: [true, false] });
  expect(scanned.scan).toEqual({ value: '4', found: [true, false] });
  expect(afterEvent(scanned, { kind: 'pointed', seat: 0, stand: 1, slot: 0 }).scan).toBeNull();
});

test('a cut wire sparks where it is and is counted, a mug goes to whom plays; one thing after the other', () => {
  const view = { values: [{ value: '7', cut: 3, of: 4 }] } as View;
  const moves = flightsOf(
    [
      { kind: 'wire-cut', seat: 1, stand: 1, slot: 2, wire: '7' },
      { kind: 'passed-on', seat: 0, chosen: 2 },
      { kind: 'dial-moved', left: 1, why: 'missed' },
    ],
    view,
  );
  expect(moves.map(({ thing, from, to }) => [thing, from, to])).toEqual([
    ['spark', 'wire:1.2', 'wire:1.2'],
    ['figure', 'value:7', 'value:7'],
    ['card', 'seat:0', 'seat:2'],
    ['figure', 'under-dial', 'under-dial'],
  ]);
  expect(moves.flatMap((one) => (one.thing === 'figure' ? one.words : []))).toEqual(['3 of 4', '−1: wrong!']);
  expect(moves[1]?.delay).toBeGreaterThan(moves[0]?.delay ?? 0);
});

test('the wires of a special action are kept, with what all of them had to be', () => {
  const events: BombBustersEvent[] = [
    { kind: 'pointed', seat: 0, stand: 0, slot: 1 },
    { kind: 'pointed', seat: 0, stand: 2, slot: 4 },
    { kind: 'special-judged', seat: 0, value: 'R', right: false },
  ];
  const lastEvents = events.reduce(afterEvent, noEvents);
  expect(lastEvents.judged).toBe('R');
  expect(lastEvents.announcement?.at).toHaveLength(2);
  expect(afterEvent(lastEvents, { kind: 'pointed', seat: 1, stand: 0, slot: 0 }).judged).toBeUndefined();
});
