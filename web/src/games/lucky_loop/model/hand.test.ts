import { expect, test } from 'vitest';
import { heldCards, newCards } from './hand';
import type { StepSeen } from '../wire';

type Event = StepSeen['events'][number];

const drew = (seat: number, card: string | null): Event => ({ kind: 'drew', seat, deck: 'red-blue', card });
const after = (...events: Event[]): readonly string[] =>
  events.reduce<readonly string[]>((fresh, event) => newCards(fresh, event, { seat: 0, start: 1 }), []);

test('cards that I drew are new until I discard or fly', () => {
  expect(after(drew(0, 'R7'), drew(1, null), drew(0, 'B4'))).toEqual(['R7', 'B4']);
  expect(after(drew(0, 'R7'), { kind: 'turn', seat: 0, round: 2, final: false })).toEqual(['R7']);
  expect(after(drew(0, 'R7'), { kind: 'discarded', seat: 1, cards: ['R3'] })).toEqual(['R7']);
  expect(after(drew(0, 'R7'), { kind: 'discarded', seat: 0, cards: ['R3'] })).toEqual([]);
});

test('cards that are dealt at the start are not new', () => {
  expect(after(drew(0, 'R7'), { kind: 'turn', seat: 1, round: 1, final: false })).toEqual([]);
});

test('of two equal cards the last one is new', () => {
  expect(heldCards(['R7', 'R7', 'B4'], ['R7']).map(({ key, isNew }) => [key, isNew])).toEqual([
    ['R7/0', false],
    ['R7/1', true],
    ['B4/0', false],
  ]);
});
