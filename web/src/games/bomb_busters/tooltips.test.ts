import { render } from 'svelte/server';
import { describe, expect, test, vi } from 'vitest';
import { propsOf, type GalleryMoment } from '../../dev/gallery/exhibits';
import { targetKind } from '../../shared/ui/tooltip_targets';
import type { View } from './types';
import gallery from './gallery';
import './explanations';
import { missions } from './lazy';
import Picture from './components/Picture.svelte';
import { pictureOf } from './picture_of';
import room from './screen';
import { explain } from './tooltips';

// The imported modules read the path and the motion setting.
vi.stubGlobal('location', { pathname: '/', search: '' });
vi.stubGlobal('document', { documentElement: { dataset: { motion: 'calm' } } });
await missions.load();

const moments = Object.entries(gallery.moments);

function thingsAt(moment: GalleryMoment): string[] {
  const answers = Object.fromEntries(moment.answers.map(({ question, answer }) => [question.kind, answer]));
  const { body } = render(room.component, { props: { ...propsOf(moment), answers, askAdvisor: () => undefined, send: () => undefined } });
  return [...new Set([...body.matchAll(/data-thing="([^"]+)"/g)].map(([, thing]) => thing ?? ''))];
}

describe.each(moments)('at the moment %s', (_, moment) => {
  const things = thingsAt(moment);

  test('everything that can be seen is named and explained', () => {
    for (const thing of things) {
      const explained = explain(thing, moment.view as unknown as View);
      expect([thing, explained?.name, explained?.text]).toEqual([thing, expect.any(String), expect.any(String)]);
    }
  });

  test('everything that can be seen is drawn', () => {
    for (const thing of things) expect(pictureOf(thing), thing).not.toBeNull();
  });
});

test('the moments show all kinds of things that stand in the room by themselves', () => {
  const kinds = new Set(moments.flatMap(([, moment]) => thingsAt(moment)).map(targetKind));
  const lying = ['board', 'captain', 'card', 'detector', 'dial', 'do', 'key', 'marker', 'mission', 'pad', 'prompt', 'stand', 'token'];
  expect([...kinds]).toEqual(expect.arrayContaining([...lying, 'total', 'value', 'wire', 'over']));
});

test('what is only there for a moment is explained and drawn too', () => {
  const view = moments[0]?.[1].view as unknown as View;
  const passing = [
    'missed:4 5',
    'said',
    'answer:B',
    'danger',
    'cost',
    'notes',
    'key:5',
    'do:insert',
    'do:think',
    'do:insist',
    'do:not-this',
  ];
  for (const thing of [...passing, 'do:again', 'do:eyes', 'do:odds', 'do:all', 'do:solo', 'do:reveal', 'do:label', 'do:mark', 'do:give']) {
    expect(explain(thing, view)?.text, thing).toEqual(expect.any(String));
    expect(pictureOf(thing), thing).not.toBeNull();
  }
});

test('a name that says nothing is not explained', () => {
  const view = moments[0]?.[1].view as unknown as View;
  for (const thing of ['nothing', 'wire:Z9', 'do:dance']) expect(explain(thing, view)).toBeNull();
  expect(pictureOf('nothing')).toBeNull();
});

test('every sketch is drawn', () => {
  for (const thing of ['wire:B5', 'marker:R7', 'card:post-it', 'token:6', 'dial', 'prompt', 'danger', 'do:solo', 'mission'])
    expect(render(Picture, { props: { thing } }).body, thing).toContain('<svg');
});

test('a value that a constraint card locks names the card', () => {
  const bound = { kind: 'own-constraints', letters: ['E', 'D'], down: [] };
  const view = { mission: '31', seat: 0, twists: [bound] } as unknown as View;
  expect(explain('locked:10', view)?.text).toContain('E, only 4 to 9');
  const free = { ...view, twists: [{ ...bound, down: [0] }] } as unknown as View;
  expect(explain('locked:10', free)?.text).not.toContain('E, ');
});

test('a wire that I see is drawn as it is, and the back of any other', () => {
  const view = { stands: [[{ tile: 0, wire: '4', cut: false }], [{ tile: 1, wire: null, cut: false }]] } as unknown as View;
  expect(pictureOf('wire:A1', view)).toEqual({ as: 'tiles', tiles: [{ wire: '4', cut: false }] });
  expect(pictureOf('wire:B1', view)).toEqual({ as: 'tiles', tiles: [{ under: 'B1' }] });
});
