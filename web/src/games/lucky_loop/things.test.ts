import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import { propsOf, type Moment } from '../../gallery/exhibition';
import exhibition from './gallery';
import Picture from './Picture.svelte';
import room from './room';
import type { LuckyLoopView } from './wire';
import { explain } from './things';

// The room looks at where it is, and asks how much may move.
vi.stubGlobal('location', { pathname: '/', search: '' });
vi.stubGlobal('document', { documentElement: { dataset: { motion: 'calm' } } });

/** The names of all things in the room at a moment. */
function thingsIn(moment: Moment): string[] {
  const answers = Object.fromEntries(moment.answers.map(({ question, answer }) => [question.kind, answer]));
  const props = { ...propsOf(moment), answers, ask: () => undefined, send: () => undefined };
  const { body } = render(room.component, { props });
  return [...new Set([...body.matchAll(/data-thing="([^"]+)"/g)].map(([, thing]) => thing ?? ''))];
}

const moments = Object.entries(exhibition.moments);
const view = exhibition.moments['turn']?.view as unknown as LuckyLoopView;

test.each(moments)('every thing in the room has words and a picture: %s', (_, moment) => {
  const things = thingsIn(moment);
  expect(things.length).toBeGreaterThan(20);
  expect(things.filter((thing) => !room.explain?.(thing, moment.view))).toEqual([]);
  expect(things.filter((thing) => !render(Picture, { props: { thing } }).body.includes('<svg'))).toEqual([]);
});

test('a card tells its own figures', () => {
  expect(explain('card:B7', view)).toEqual({
    name: 'Looping 7',
    says: 'A blue flight card: 5 points if the dice make exactly 7, 2 if they make more.',
    rule: 'LL-M2',
  });
});

test('what the table does not have is not explained', () => {
  expect(['card:X9', 'player:9', 'way:make R4 with 4', 'cloud', 'do:nothing'].map((thing) => explain(thing, view))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
