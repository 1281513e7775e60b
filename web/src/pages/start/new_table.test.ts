import { expect, test, vi } from 'vitest';
import { plain } from '../../games/contract';
import { toy } from '../../shared/testing/fixtures';
import { Opening, usualWishes, wishesNow } from './new_table.svelte';

// The way to a table leads through the address of the page.
vi.hoisted(() => vi.stubGlobal('location', { pathname: '/' }));

const level = { name: 'level', kind: 'choice', default: 'II', choices: ['test', 'II'] };
const clock = { name: 'clock', kind: 'choice', default: 'hourglass', choices: [] };
const game = { ...toy, seats: [2, 3, 4], options: [level, clock], bots: ['easy', 'normal'] };
const guest = { ...plain, poster: null, room: () => Promise.reject(new Error('nobody enters')), usual: { level: 'test' }, shown: 'level' };

test('a newcomer plays in threes with normal bots, as far as the game has them', () => {
  expect(usualWishes(game)).toMatchObject({ seats: 3, level: 'normal', chat: 'phrases' });
  expect(usualWishes({ ...game, seats: [2], bots: ['random'] })).toMatchObject({ seats: 2, level: 'random' });
});

test('what I wished for last time is kept, unless the game no longer has it', () => {
  const kept = { seats: 6, level: 'easy', options: { clock: 'untimed', gone: true } };
  expect(wishesNow(game, kept)).toEqual({
    seats: 3,
    level: 'easy',
    advisor: true,
    chat: 'phrases',
    clock: null,
    options: { clock: 'untimed' },
  });
});

test('the option that everybody sees has a usual value of its own, and is none of the further options', () => {
  const opening = new Opening(game, guest);
  expect(opening.valueOf(level)).toBe('test');
  opening.set(level, 'II');
  expect([opening.wishes.options, opening.isUsual]).toEqual([{ level: 'II' }, true]);
  opening.set(level, 'test');
  expect(opening.wishes.options).toEqual({});
});

test('going back to the usual leaves what everybody sees alone', () => {
  const opening = new Opening(game, guest);
  opening.set(level, 'II');
  opening.set(clock, 'untimed');
  opening.wishes.chat = 'off';
  expect(opening.isUsual).toBe(false);
  opening.reset();
  expect([opening.isUsual, opening.wishes.options]).toEqual([true, { level: 'II' }]);
});
