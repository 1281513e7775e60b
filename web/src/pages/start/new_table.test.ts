import { expect, test, vi } from 'vitest';
import { clientDefaults } from '../../games/contract';
import { toyGame } from '../../shared/testing/fixtures';
import { NewTable, defaultSettings, validSettings } from './new_table.svelte';

// The modules read the address of the page when they load.
vi.hoisted(() => vi.stubGlobal('location', { pathname: '/' }));

const level = { name: 'level', kind: 'choice', default: 'II', choices: ['test', 'II'] };
const clock = { name: 'clock', kind: 'choice', default: 'hourglass', choices: [] };
const game = { ...toyGame, seats: [2, 3, 4], options: [level, clock], bots: ['easy', 'normal'] };
const client = {
  ...clientDefaults,
  poster: null,
  loadScreen: () => Promise.reject(new Error('nobody enters')),
  newcomerOptions: { level: 'test' },
  mainOption: 'level',
};

test('a newcomer plays in threes with normal bots, as far as the game has them', () => {
  expect(defaultSettings(game)).toMatchObject({ seats: 3, level: 'normal', chat: 'phrases' });
  expect(defaultSettings({ ...game, seats: [2], bots: ['random'] })).toMatchObject({ seats: 2, level: 'random' });
});

test('what I wished for last time is kept, unless the game no longer has it', () => {
  const kept = { seats: 6, level: 'easy', options: { clock: 'untimed', gone: true } };
  expect(validSettings(game, kept)).toEqual({
    seats: 3,
    level: 'easy',
    advisor: true,
    chat: 'phrases',
    clock: null,
    options: { clock: 'untimed' },
  });
});

test('the option that everybody sees has a usual value of its own, and is none of the further options', () => {
  const opening = new NewTable(game, client);
  expect(opening.valueOf(level)).toBe('test');
  opening.set(level, 'II');
  expect([opening.settings.options, opening.isDefault]).toEqual([{ level: 'II' }, true]);
  opening.set(level, 'test');
  expect(opening.settings.options).toEqual({});
});

test('going back to the usual leaves what everybody sees alone', () => {
  const opening = new NewTable(game, client);
  opening.set(level, 'II');
  opening.set(clock, 'untimed');
  opening.settings.chat = 'off';
  expect(opening.isDefault).toBe(false);
  opening.reset();
  expect([opening.isDefault, opening.settings.options]).toEqual([true, { level: 'II' }]);
});
