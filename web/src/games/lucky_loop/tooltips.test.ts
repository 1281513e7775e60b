import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import { propsOf, type GalleryMoment } from '../../dev/gallery/exhibits';
import { makeOptionName } from './model/cards';
import exhibition from './gallery';
import './explanations';
import Picture from './components/Picture.svelte';
import room from './screen';
import type { LuckyLoopView } from './wire';
import { explain } from './tooltips';

// The screen reads the address and the motion preference when it loads.
vi.stubGlobal('location', { pathname: '/', search: '' });
vi.stubGlobal('document', { documentElement: { dataset: { motion: 'calm' } } });

/** Returns all `data-thing` values of the screen at a moment. */
function thingsIn(moment: GalleryMoment): string[] {
  const answers = Object.fromEntries(moment.answers.map(({ question, answer }) => [question.kind, answer]));
  const props = { ...propsOf(moment), answers, askAdvisor: () => undefined, send: () => undefined };
  const { body } = render(room.component, { props });
  return [...new Set([...body.matchAll(/data-thing="([^"]+)"/g)].map(([, thing]) => thing ?? ''))];
}

const moments = Object.entries(exhibition.moments);
const view = exhibition.moments['turn']?.view as unknown as LuckyLoopView;

test.each(moments)('every thing in the room has words and a picture: %s', (_, moment) => {
  const things = thingsIn(moment);
  expect(things.length).toBeGreaterThan(20);
  expect(things.filter((thing) => !explain(thing, moment.view as unknown as LuckyLoopView))).toEqual([]);
  expect(things.filter((thing) => !render(Picture, { props: { thing } }).body.includes('<svg'))).toEqual([]);
});

test('a card tells its own figures', () => {
  expect(explain('card:B7', view)).toEqual({
    name: 'Looping 7',
    text: 'A blue flight card: 5 points if the dice make exactly 7, 2 if they make more.',
    rule: 'LL-M2',
  });
});

test('a way to make a card is told by the card and the dice', () => {
  const way = { card: 'R7', highlight: true, dice: [1, 6], exact: true, points: 10 };
  const flying = { ...view, flight: { ways: [way] } } as unknown as LuckyLoopView;
  expect(explain(`way:${makeOptionName(way)}`, flying)?.text).toBe('With 1, 6 it is made exactly: 10 points.');
  expect(explain('way:aloft:R7:1+6', flying)).toBeNull();
});

test.each([0, 1, 2])('what a player has is told for every number: %i', (count) => {
  const players = view.players.map((player) => ({ ...player, points: count, tokens: count, results: {} }));
  expect(explain('player:0', { ...view, players })?.text).toBe(
    `Points: ${count}. Bonus tokens: ${count}. Programmes flown: 0 of the four.`,
  );
});

test('what the table does not have is not explained', () => {
  expect(['card:X9', 'player:9', 'way:aloft:R4:4', 'cloud', 'do:nothing'].map((thing) => explain(thing, view))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
