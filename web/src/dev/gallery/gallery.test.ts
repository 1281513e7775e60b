import { render } from 'svelte/server';
import { describe, expect, test, vi } from 'vitest';
import type { GameClient } from '../../games/contract';
import { eventsOf } from '../../shared/animation/animation_queue.svelte';
import { seatNames } from '../../shared/i18n/seat_names';
import { propsOf, seatsOf, type Exhibition } from './exhibits';

// Game screens read the address and the motion preference when they load.
vi.stubGlobal('location', { pathname: '/', search: '' });
vi.stubGlobal('document', { documentElement: { dataset: { motion: 'calm' } } });

const guests = import.meta.glob<GameClient>('../../games/*/index.ts', { eager: true, import: 'default' });
const exhibitions = import.meta.glob<Exhibition>('../../games/*/gallery/index.ts', { eager: true, import: 'default' });

test('every game has something to show', () => {
  const games = Object.keys(guests).map((path) => path.replace('index.ts', 'gallery/index.ts'));
  expect(Object.keys(exhibitions)).toEqual(games);
});

describe.each(Object.entries(exhibitions))('%s', (path, { moments, sheets }) => {
  const client = guests[path.replace('gallery/', '')];

  test.each(Object.keys(moments))('the room stands at the moment %s', async (name) => {
    const moment = moments[name];
    const room = (await client?.loadScreen())?.default;
    if (!moment || !room) throw new Error('there is no such moment');
    const answers = Object.fromEntries(moment.answers.map(({ question, answer }) => [question.kind, answer]));
    const props = { ...propsOf(moment), answers, askAdvisor: () => undefined, send: () => undefined };
    expect(render(room.component, { props }).body).toContain('</');
    expect(room.status(moment.view, seatsOf(moment), [])).not.toBe('');
    for (const event of eventsOf(moment.steps)) room.eventText(event, seatNames(seatsOf(moment)));
  });

  test('the poster and the sheets hang', () => {
    for (const drawn of [client?.poster, sheets]) if (drawn) expect(render(drawn).body).toContain('<svg');
  });
});
