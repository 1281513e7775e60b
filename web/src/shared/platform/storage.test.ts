import { beforeEach, expect, test, vi } from 'vitest';
import { bot, person, table as sample } from '../testing/fixtures';
import type { Table } from '../net/wire';

const kept = new Map<string, string>();
const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };

async function newVisit() {
  vi.resetModules();
  const words = await import('../i18n/i18n');
  await words.switchLanguage('en');
  await words.loadSharedMessages();
  return import('./storage');
}

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', storage);
});

function table(id: string, mine: boolean): Table {
  return sample({ table: id, seats: [person('Ada', { mine }), bot(0, 'easy')] });
}

test('the secret is made once, and long enough for the server', async () => {
  const secret = (await newVisit()).mySecret();
  expect(secret).toMatch(/^[0-9a-f]{48}$/);
  expect((await newVisit()).mySecret()).toBe(secret);
});

test('nobody has to type a name, and the one found stays', async () => {
  const name = (await newVisit()).myName();
  expect(name.length).toBeGreaterThan(0);
  expect(name.length).toBeLessThanOrEqual(24);
  expect((await newVisit()).myName()).toBe(name);
});

test('tables where I sit are remembered, the last one first, each once', async () => {
  const { saveVisit, visitedTables } = await newVisit();
  saveVisit(table('one', true), { game: 'Toy Game' }, 1);
  saveVisit(table('two', true), { game: 'Toy Game' }, 2);
  saveVisit(table('watched', false), { game: 'Toy Game' }, 3);
  saveVisit(table('one', true), { game: 'Toy Game' }, 4);
  expect(visitedTables().map((visit) => visit.table)).toEqual(['one', 'two']);
  expect(visitedTables()[0]?.others).toEqual(['Otto']);
});

test('a table can be forgotten', async () => {
  const { removeVisit, saveVisit, visitedTables } = await newVisit();
  saveVisit(table('one', true), { game: 'Toy Game' }, 1);
  removeVisit('one');
  expect(visitedTables()).toEqual([]);
});

test('where storage is forbidden the page remembers for as long as it is open', async () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
  const { mySecret } = await newVisit();
  expect(mySecret()).toBe(mySecret());
});
