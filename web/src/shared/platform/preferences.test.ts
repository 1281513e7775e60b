import { afterEach, expect, test, vi } from 'vitest';
import marked from './icon-turn.svg';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
const dataset: Record<string, string> = {};
let icon = '/icon.svg';
const document = {
  documentElement: { dataset },
  hidden: false,
  querySelector: () => ({ setAttribute: (_: string, href: string) => (icon = href) }),
};
vi.stubGlobal('document', document);
vi.stubGlobal('location', { pathname: '/t/abc' });
const notices: string[] = [];
class Notification {
  static permission = 'granted';
  onclick = null;
  constructor(title: string, { body }: { body: string }) {
    notices.push(`${title}: ${body}`);
  }
}
vi.stubGlobal('window', { Notification });
vi.stubGlobal('Notification', Notification);
const AudioContext = vi.fn();
vi.stubGlobal('AudioContext', AudioContext);

const { preferences, setPreferences } = await import('./preferences');
const { setIconBadge, notifyTurn } = await import('./notifications');
const { play } = await import('./sound');

afterEach(() => {
  kept.clear();
  notices.length = 0;
});

test('a taste that was kept before there were sounds is still one, without them', () => {
  kept.set('tavolata.taste', '{"theme":"dark","motion":"calm"}');
  expect(preferences()).toEqual({ theme: 'dark', motion: 'calm', speed: 'normal', ear: 'show', sound: false, volume: 0.5, notices: false });
});

test('the document is told of how things look and move, and of nothing else', () => {
  setPreferences({ ...preferences(), theme: 'dark', sound: true });
  expect(dataset).toEqual({ theme: 'dark' });
});

test('nothing sounds unless it is wanted', () => {
  play('turn');
  setPreferences({ ...preferences(), sound: true, volume: 0 });
  play('turn');
  expect(AudioContext).not.toHaveBeenCalled();
});

test('the browser calls me if I want it, and only while I look elsewhere', () => {
  document.hidden = true;
  notifyTurn('Toy Game');
  setPreferences({ ...preferences(), notices: true });
  notifyTurn('Toy Game');
  document.hidden = false;
  notifyTurn('Toy Game');
  expect(notices).toEqual(['Your turn: Toy Game']);
});

test('the icon has a dot while it is my turn', () => {
  setIconBadge(true);
  expect(icon).toBe(marked);
  setIconBadge(false);
  expect(icon).toBe('/icon.svg');
});
