import { expect, test } from 'vitest';
import type { GameClient } from '../../games/contract';
import { tryTranslate } from '../../shared/i18n/i18n';
import { tableShortcuts } from './table_shortcuts';

const games = Object.values(import.meta.glob<GameClient>('../../games/*/index.ts', { import: 'default', eager: true }));
const listed = [tableShortcuts, ...games.map(({ shortcuts }) => shortcuts)];

test('every key on the sheet has words', () => {
  expect(listed.flat().filter(({ message }) => tryTranslate(message) === null)).toEqual([]);
});

test('no key stands twice on one list', () => {
  for (const keys of listed) expect(new Set(keys.map((one) => one.keys)).size).toBe(keys.length);
});
