import { describe, expect, it } from 'vitest';
import { timeline, afterEvent, ledgerLines, eventGroups } from './timeline';
import type { Event, View } from './model/tiles';

const none = [null, null];
const flight = { card: null, turned: [], dice: null, axis: null, rolled: 0, line: 0, declared: none, landed: none, route: [0, 1] };
const tile = { tile: 41, column: 7, row: 7, turn: 0, crew: ['human', 'human'], batteries: 0, goods: ['red', 'blue'] };
const player = { ship: [tile], credits: 1, days: 5, space: 5, status: 'flying' };
const free = { title: 'corridorist', holder: null, gold: false, counted: [] };
const course = { titles: [free] };
const before = {
  phase: 'flight',
  seat: 0,
  flight: { ...flight, decision: { seat: 0 } },
  players: [player, player],
  course,
} as unknown as View;
const after = { ...before, phase: 'flight' } as View;

const rolled = { kind: 'rolled', dice: [3, 4], axis: 'row', size: 'small', side: 'left', number: 2, misses: [0] } as const;
const struck = { kind: 'struck', seat: 1, size: 'small', side: 'left', line: 7, cell: [7, 7], outcome: 'hit', why: 'pipe' } as const;
const torn = { kind: 'tiles-lost', seat: 1, tiles: [41], cells: [[7, 7]], why: 'destroyed', parts: ['cabin'] } as const;
const bounced = { ...struck, seat: 0, outcome: 'bounced' } as const;
const of = (...events: unknown[]) => events as Event[];

describe('what an event changes', () => {
  it('is what it says, at the place where it counts', () => {
    const crew = afterEvent(before, { kind: 'crew-lost', seat: 1, cell: [7, 7], crew: ['human'], why: 'sent' });
    expect(crew.players[1]?.ship[0]?.crew).toEqual(['human']);
    expect(crew.players[0]).toBe(before.players[0]);
    const goods = afterEvent(before, { kind: 'goods-lost', seat: 0, cell: [7, 7], goods: ['red'], why: 'taken' });
    expect(goods.players[0]?.ship[0]?.goods).toEqual(['blue']);
    expect(afterEvent(before, { kind: 'earned', seat: 0, credits: 4 }).players[0]?.credits).toBe(5);
    const moved = afterEvent(before, { kind: 'moved', seat: 0, spaces: -3, days: 2, why: 'days', space: 2 });
    expect(moved.players[0]?.space).toBe(2);
    expect(afterEvent(before, of(torn)[0] as Event).players[1]?.ship).toEqual([]);
    expect(afterEvent(before, { kind: 'gave-up', seat: 1, why: 'lapped' }).flight?.route).toEqual([0]);
  });

  it('begins a new line of a combat zone with nothing declared', () => {
    const card = { kind: 'combat-zone', lines: [{ lowest: 'crew' }, { lowest: 'engines' }] };
    const zone = { ...before, flight: { ...flight, card, line: 1, rolled: 3, declared: [1, 2] } } as unknown as View;
    const declared = afterEvent(zone, { kind: 'declared', seat: 1, measure: 'engines', power: 3, why: 'zone' });
    expect(declared.flight).toMatchObject({ line: 2, rolled: 0, declared: [null, 3] });
  });
});

describe('the beats of a flight', () => {
  it('show the dice before what they bring, and all ships that are struck together', () => {
    expect(eventGroups(of(rolled, bounced, struck, torn))).toEqual([[rolled], [bounced, struck, torn]]);
    const [dice, hit] = timeline(before, after, of(rolled, bounced, struck, torn));
    expect(dice?.view.flight).toMatchObject({ dice: [3, 4], axis: 'row', rolled: 2, decision: null });
    expect(dice?.view.players[1]?.ship).toHaveLength(1);
    expect(hit?.view).toBe(after);
  });

  it('show a fight with the power that was declared for it', () => {
    const declared = { kind: 'declared', seat: 0, measure: 'firepower', power: 3, why: 'fight' };
    const fought = { kind: 'fought', seat: 0, outcome: 'lost', enemy: 'pirates', power: 3, firepower: 5 };
    expect(eventGroups(of(declared, fought))).toEqual([[declared, fought]]);
    expect(eventGroups(of({ ...declared, why: 'zone' }, fought))).toHaveLength(2);
  });

  it('show one roll after the other, each with its own dice', () => {
    const second = { ...rolled, dice: [1, 1], number: 3 };
    const beats = timeline(before, after, of(rolled, bounced, second, struck));
    expect(beats.map(({ view }) => view.flight?.dice)).toEqual([[3, 4], [3, 4], [1, 1], after.flight?.dice]);
    expect(beats.every(({ duration }) => duration > 0)).toBe(true);
  });

  it('show that something passes by, where it meets nobody', () => {
    const beats = timeline(before, after, of({ ...rolled, misses: [0, 1] }));
    expect(beats.map(({ events }) => events[0]?.kind)).toEqual(['rolled', 'rolled']);
  });

  it('turn a card before anything comes of it', () => {
    const open = { ...after, flight: { ...flight, card: { kind: 'stardust' }, turned: ['I-04'] } } as unknown as View;
    const moved = { kind: 'moved', seat: 0, spaces: -2, days: 3, why: 'pipes', space: 3 };
    const [card, days] = timeline(before, open, of({ kind: 'card-turned', seat: 0, card: 'I-04', what: 'stardust' }, moved));
    expect(card?.view.flight?.card?.kind).toBe('stardust');
    expect(card?.view.players[0]?.space).toBe(5);
    expect(days?.view).toBe(open);
  });

  it('write the ledger line by line before the winner is named', () => {
    const over = { ...after, phase: 'over' } as View;
    const beats = timeline(before, over, of({ kind: 'settled', seat: 0 }, { kind: 'settled', seat: 1 }, { kind: 'ended', winners: [0] }));
    expect(beats).toHaveLength(ledgerLines + 1);
    expect(beats.slice(0, -1).every(({ events }) => !events.length)).toBe(true);
    expect(beats.at(-1)?.events).toHaveLength(3);
  });
});

describe('titles after a flight', () => {
  const scored = [{ points: 4, cells: [[7, 7]] }, null];
  const kept = { ...free, holder: 1, counted: scored };
  const rested = { ...before, phase: 'layover', course: { titles: [kept] } } as unknown as View;
  const told = of(
    { kind: 'title-counted', title: 'corridorist', points: [[0, 4]] },
    { kind: 'title-paid', seat: 0, title: 'corridorist', credits: 2, gold: false },
    { kind: 'title-won', seat: 0, title: 'corridorist', why: 'best' },
    { kind: 'settled', seat: 0 },
    { kind: 'flight-over', level: 'I', next: 'II' },
    { kind: 'title-given', seat: 0, title: 'corridorist', to: 1 },
  );

  it('are counted, then won, then the books are open, then they are shared', () => {
    const beats = timeline(before, rested, told);
    const seen = beats.filter(({ events }) => events.length).map(({ view }) => [view.phase, view.course.titles[0]?.holder]);
    expect(seen).toEqual([
      ['flight', null],
      ['flight', 0],
      ['layover', 0],
      ['layover', 1],
    ]);
    expect(beats[0]?.view.course.titles[0]?.counted).toEqual(scored);
  });
});
