import { describe, expect, it } from 'vitest';
import { continueLine, actionText, status, eventText } from './event_text';
import type { Event, View } from './model/tiles';
import { person } from '../../shared/testing/fixtures';

const name = (seat: number) => ['Ada', 'Bruno'][seat] ?? '';
const said = (event: Event) => eventText(event, name);
const seats = ['Ada', 'Bruno'].map((one, seat) => person(one, { mine: seat === 0 }));

describe('events in words', () => {
  it('names who, where and what', () => {
    const lying = { part: 'double-cannon', side: 'right', beside: 'cabin' } as const;
    expect(said({ kind: 'placed', seat: 0, tile: 12, cell: [7, 6], turn: 1, moved: false, ...lying })).toBe(
      'Ada builds a double cannon, right of the cabin.',
    );
    expect(said({ kind: 'finished', seat: 1, start: 2, caught: true })).toBe('Bruno was still building and gets start 2.');
    const rolled: Event = { kind: 'rolled', dice: [3, 5], axis: 'row', size: 'small', side: 'left', number: 1, misses: [] };
    expect(said(rolled)).toBe('Row 8: a small meteor from the left.');
    expect(said({ ...rolled, misses: [0, 1] })).toBe('Row 8: a small meteor from the left. It misses Ada and Bruno.');
  });

  it('tells forward from backward, and one from many', () => {
    expect(said({ kind: 'moved', seat: 0, spaces: 1, days: 7, why: 'engines', space: 7 })).toBe('Ada flies 1 space ahead.');
    expect(said({ kind: 'moved', seat: 0, spaces: -3, days: 4, why: 'days', space: 4 })).toBe('Ada loses 3 days.');
    expect(
      said({
        kind: 'tiles-lost',
        seat: 1,
        tiles: [4, 9],
        cells: [
          [6, 6],
          [6, 7],
        ],
        why: 'flown-off',
        parts: ['cabin', 'structure'],
      }),
    ).toBe('Adrift from the ship of Bruno: cabin, girder.');
  });

  it('tells what became of a meteor', () => {
    const meteor = { kind: 'struck', seat: 0, size: 'big', side: 'front', line: 7 } as const;
    expect(said({ ...meteor, cell: [7, 6], outcome: 'shot', why: 'cannon' })).toBe('Ada shoots it.');
    expect(said({ ...meteor, cell: [7, 6], outcome: 'hit', why: 'no-cannon' })).toBe(
      'The big meteor hits the ship of Ada: no cannon points at it.',
    );
  });

  it('says why somebody is beaten, and why somebody suffers', () => {
    expect(said({ kind: 'fought', seat: 0, outcome: 'lost', enemy: 'pirates', power: 3.5, firepower: 4 })).toBe(
      'The pirates beat Ada: 3.5 against 4.',
    );
    const lowest = { kind: 'lowest', seat: 0, measure: 'engines', power: 2, rule: 'GT-A9' } as const;
    expect(said({ ...lowest, why: 'least', others: [[1, 3.5]] })).toBe('Ada has the least engine power: 2 against Bruno 3.5.');
    expect(said({ ...lowest, why: 'ahead', others: [[1, 2]] })).toBe(
      'Equal at 2 engine power: Ada is further ahead and suffers (GT-A9). The others: Bruno 2.',
    );
  });

  it('tells goods and crew in words', () => {
    expect(said({ kind: 'goods-offered', seat: 0, goods: ['red', 'blue'], lacking: [] })).toBe('Ada may load: red, blue.');
    expect(said({ kind: 'crew-lost', seat: 0, cell: [7, 7], crew: ['human', 'brown'], why: 'sent' })).toBe(
      'Ada loses crew: 1 human, brown alien.',
    );
  });

  it('tells the total of a ledger, and who came first', () => {
    expect(
      said({
        kind: 'settled',
        seat: 0,
        ledger: { arrived: null, earned: 0, reward: 0, prettiest: 0, titles: 0, goods: 4, losses: 5, total: -1 },
        credits: -1,
        trek: false,
      }),
    ).toBe('Ada ends with −1.');
    expect(said({ kind: 'ended', scores: [3, 3], winners: [0, 1], trek: false })).toBe(
      'The flight is over. First together: Ada and Bruno.',
    );
  });

  it('goes on with what a hit tears off, and with a crew that goes one by one', () => {
    const hit: Event = { kind: 'struck', seat: 0, size: 'big', side: 'front', line: 7, cell: [7, 6], outcome: 'hit', why: 'no-cannon' };
    const lost: Event = { kind: 'tiles-lost', seat: 0, tiles: [3], cells: [[7, 6]], why: 'destroyed', parts: ['cabin'] };
    const gone: Event = { kind: 'crew-lost', seat: 0, cell: [7, 7], crew: ['human'], why: 'sent' };
    expect(continueLine(lost, hit, name)).toBe('Ada loses: cabin.');
    expect(continueLine(gone, gone, name)).toBe('Then 1 human.');
    expect(continueLine({ ...gone, seat: 1 }, gone, name)).toBeNull();
  });

  it('says nothing of taking a tile: what becomes of it is told', () => {
    expect(said({ kind: 'took', seat: 1, source: 'heap', tile: null })).toBeNull();
    expect(said({ kind: 'took', seat: 1, source: 'table', tile: 4 })).toBeNull();
  });
});

describe('actions in words', () => {
  it('say what a button does', () => {
    expect(actionText({ kind: 'land', planet: 2 })).toBe('Land on planet 2');
    expect(actionText({ kind: 'crew', column: 6, row: 7, crew: 'purple' })).toBe('Purple alien');
    expect(actionText({ kind: 'place', column: 7, row: 6, turn: 1 })).toBe('Place it at column 7, row 6, turned 1');
  });
});

describe('the status', () => {
  const building = {
    phase: 'building',
    seat: 0,
    result: null,
    flight: null,
    players: [{ status: 'building', hand: null, looking: null }],
  } as unknown as View;

  it('says what I am at while all build', () => {
    expect(status(building, seats)).toBe('Build! Take a tile.');
    const holding = { ...building, players: [{ status: 'building', hand: {}, looking: null }] } as unknown as View;
    expect(status({ ...holding, reserve: 2 }, seats)).toBe('Build! Place it, keep it or put it back.');
    expect(status({ ...holding, reserve: 0 }, seats)).toBe('Build! Place it or put it back.');
    expect(status({ ...building, seat: null }, seats)).toBe('Everybody is building.');
  });

  it('says who decides in flight', () => {
    const flight = { decision: { seat: 1, kind: 'power', measure: 'engines' } } as unknown as View['flight'];
    expect(status({ ...building, phase: 'flight', flight }, seats)).toBe('Bruno declares engine power.');
    expect(status({ ...building, phase: 'flight', seat: 1, flight }, seats)).toBe('Your engine power!');
  });
});
