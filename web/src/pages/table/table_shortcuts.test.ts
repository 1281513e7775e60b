import { expect, test } from 'vitest';
import type { Guest } from '../../games/contract';
import { wordsFor } from '../../shared/i18n/i18n';
import { houseKeys } from './table_shortcuts';

const games = Object.values(import.meta.glob<Guest>('../../games/*/index.ts', { import: 'default', eager: true }));
const listed = [houseKeys, ...games.map(({ keys }) => keys)];

test('every key on the sheet has words', () => {
  expect(listed.flat().filter(({ says }) => wordsFor(says) === null)).toEqual([]);
});

test('no key stands twice on one list', () => {
  for (const keys of listed) expect(new Set(keys.map((one) => one.keys)).size).toBe(keys.length);
});
