import { render } from 'svelte/server';
import { describe, expect, it, vi } from 'vitest';
import { propsOf } from '../../dev/gallery/exhibits';
import { targetKind } from '../../shared/ui/tooltip_targets';
import gallery from './gallery';
import type { View } from './model/tiles';
import './explanations';
import { flight, trek } from './lazy';
import Picture from './components/Picture.svelte';
import { samples } from './picture_of';
import room from './screen';
import { explain } from './tooltips';

// The imported modules read the motion setting.
vi.stubGlobal('document', { documentElement: { dataset: { motion: 'calm' } } });
await Promise.all([flight.load(), trek.load()]);

/** Returns the tooltip targets of a rendered screen, except buttons, which describe themselves. */
function thingsIn(body: string): string[] {
  const named = [...body.matchAll(/data-thing="([^"]+)"/g)].map(([, thing]) => thing ?? '');
  return [...new Set(named)].filter((thing) => targetKind(thing) !== 'do');
}

const moments = Object.entries(gallery.moments).map(([name, moment]) => {
  const props = { ...propsOf(moment), answers: {}, send: () => undefined, askAdvisor: () => undefined };
  return { name, view: moment.view as unknown as View, things: thingsIn(render(room.component, { props }).body) };
});

describe('the things of the room', () => {
  it.each(moments)('have words and a picture at $name', ({ view, things }) => {
    expect(things.length).toBeGreaterThan(0);
    for (const thing of things) {
      const told = explain(thing, view);
      expect(told, thing).toMatchObject({
        name: expect.stringMatching(/\w/),
        text: expect.stringMatching(/\.$/),
        rule: expect.any(String),
      });
      expect(render(Picture, { props: { thing, view } }).body, thing).toMatch(/<svg|class="cell/);
    }
  });

  it('are of many kinds', () => {
    const kinds = new Set(moments.flatMap(({ things }) => things.map(targetKind)));
    for (const kind of ['tile', 'cell', 'heap', 'hand', 'open', 'reserve', 'hourglass', 'pile', 'route', 'rocket', 'ship', 'figure'])
      expect(kinds).toContain(kind);
    for (const kind of ['card', 'planet', 'cube', 'meteor', 'days', 'credits', 'ledger', 'column', 'row']) expect(kinds).toContain(kind);
  });

  it('are known by the kinds of components, too', () => {
    const [{ view } = { view: {} as View }] = moments;
    for (const kind of Object.keys(samples)) expect(explain(kind, { ...view, faces: {} })?.name, kind).toBeTruthy();
  });
});

describe('a tile', () => {
  const [{ view } = { view: {} as View }] = moments;
  const pig: View = { ...view, level: 'test', aliens: false, faces: { 139: ['brown-life-support', [0, 0, 0, 3], 0] } };

  it('that looks like a pig is a brown alien’s life support, of no use in the test flight', () => {
    expect(explain('tile:139', pig)).toEqual({
      name: 'Brown life support',
      text:
        'The pig is a brown alien. Its life support, joined to a cabin, lets it live there, and it adds 2 to your engines. ' +
        'In the test flight no aliens fly: it only holds the ship together.',
      rule: 'GT-C4',
    });
  });

  it('is drawn as the view shows it, whatever was asked before', () => {
    explain('tile:139', pig);
    const drawn = (faces: View['faces']) => render(Picture, { props: { thing: 'tile:139', view: { ...pig, faces } } }).body;
    expect(drawn(pig.faces)).not.toBe(drawn({}));
  });

  it('that is not seen is not explained', () => {
    expect(explain('tile:12', pig)).toBeNull();
  });
});
