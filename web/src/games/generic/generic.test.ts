import { render } from 'svelte/server';
import { PlaybackControl } from '../../shared/animation/playback.svelte';
import { expect, test, vi } from 'vitest';
import { gameClient } from '../registry';
import { bot, person } from '../../shared/testing/fixtures';
import { addMessages } from '../../shared/i18n/i18n';
import { maxShown, searchChoices } from './choice_search';
import GenericPoster from './GenericPoster.svelte';
import { screenFor } from './screen';
import { choiceTextIn, status } from './event_text';

addMessages(`
heap_game-name = Heap
heap_game-tagline = Who takes the last one?
heap_game-action-take = Take { $count } from heap { $heap }
heap_game-event-took = { $name } takes { $count }.
heap_game-event-laid = { $name } lays { $nowhere }.
`);

const seats = [person('Ada', { mine: true }), bot(0, 'random')];
const name = (seat: number): string => ['Ada', 'Otto'][seat] ?? '';
const room = screenFor('heap-game');
const view = { game: 'heap-game' };
const take = (heap: number, count: number) => ({ text: `take ${heap} ${count}`, action: { kind: 'take', heap, count } });

test('choices are called by the words of the game, or as they are written', () => {
  expect(choiceTextIn('heap-game', take(2, 3), name)).toBe('Take 3 from heap 2');
  expect(choiceTextIn('heap-game', { text: 'pass', action: { kind: 'pass' } }, name)).toBe('pass');
});

test('events are told in the words of the game, and otherwise not at all', () => {
  expect(room.eventText({ kind: 'took', seat: 1, count: 2 }, name)).toBe('Otto takes 2.');
  expect(room.eventText({ kind: 'laid', seat: 1 }, name)).toBeNull();
  expect(room.eventText({ kind: 'slept', seat: 1 }, name)).toBeNull();
});

test('whose turn it is', () => {
  expect([[0], [1], []].map((awaited) => status(view, seats, awaited))).toEqual(['Your turn', 'Otto to play', 'Nobody is waited for']);
});

test('many choices are searched by their names and by how they are written', () => {
  const offers = [take(1, 2), take(2, 12)].map((choice) => ({ text: choice.text, label: choiceTextIn('heap-game', choice, name) }));
  expect(searchChoices(offers, 'HEAP 2').map(({ text }) => text)).toEqual(['take 1 2', 'take 2 12']);
  expect(searchChoices(offers, 'take 12').map(({ text }) => text)).toEqual(['take 2 12']);
  expect(searchChoices(offers, ' ')).toHaveLength(2);
});

test('the room shows the position and the choices', () => {
  const legal = Array.from({ length: maxShown + 5 }, (_, at) => take(1, at));
  const props = {
    view,
    text: 'heaps: 3 4 5',
    legal,
    newSteps: [],
    seats,
    send: () => undefined,
    askAdvisor: () => undefined,
    answers: {},
    advisor: false,
    isPast: false,
    playback: new PlaybackControl(),
  };
  const { body } = render(room.component, { props });
  expect(body).toContain('heaps: 3 4 5');
  expect(body).toContain('Take 4 from heap 1');
  expect(body).toContain('5 more');
});

test('the poster has the name and what it is about', () => {
  const { body } = render(GenericPoster, { props: { game: 'heap-game' } });
  expect(body).toContain('Heap');
  expect(body).toContain('Who takes the last one?');
});

test('a game without a folder comes with its words from the server', async () => {
  vi.stubGlobal('fetch', async (path: string) => Response.json(path === '/api/words/far-game' ? { 'far_game.name': 'Far Game' } : {}));
  const guest = await gameClient('far-game');
  expect([guest.poster, guest.hasAdvisor]).toEqual([null, false]);
  expect((await guest.loadScreen()).default.component).toBe(room.component);
});
