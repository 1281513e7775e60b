import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, aliveTimeout, retryDelays, type ConnectionState } from './connection';
import type { Message } from './wire';

/** A fake WebSocket that the test controls. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error('No socket was opened.');
    return socket;
  }
  readyState = 0;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  receive(message: Message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop() {
    this.readyState = 3;
    this.onclose?.();
  }
}

const message: Message = { kind: 'refused', code: 'not-now', key: 'server.refusal.not-begun', facts: {} };
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const browser = new EventTarget();
let lines: ConnectionState[];
let heard: Message[];
let connection: Connection;
let seen = -1;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  FakeSocket.all = [];
  lines = [];
  heard = [];
  seen = -1;
  connection = new Connection('ws://house/ws/abc', {
    hello: () => ({ kind: 'hello', secret: 'my secret, long enough', seen }),
    onMessage: (one) => heard.push(one),
    onState: (line) => lines.push(line),
  });
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('it says hello first, and is open once it is answered', () => {
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([{ kind: 'hello', secret: 'my secret, long enough', seen: -1 }]);
  expect(lines).toEqual(['connecting']);
  FakeSocket.last.receive(message);
  expect(lines.at(-1)).toBe('open');
  expect(heard).toEqual([message]);
});

test('what is said on a line that is not open is not said', () => {
  expect(connection.send({ kind: 'begin' })).toBe(false);
  FakeSocket.last.open();
  expect(connection.send({ kind: 'begin' })).toBe(true);
});

test('a lost line is called again after longer and longer pauses, with what was seen', () => {
  FakeSocket.last.open();
  FakeSocket.last.receive(message);
  seen = 41;
  for (const [attempt, pause] of retryDelays.entries()) {
    FakeSocket.last.drop();
    expect(lines.at(-1)).toBe('lost');
    vi.advanceTimersByTime(pause - 1);
    expect(FakeSocket.all).toHaveLength(attempt + 1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(attempt + 2);
  }
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toMatchObject([{ seen: 41 }]);
});

test('an answer makes the pauses short again', () => {
  FakeSocket.last.drop();
  vi.advanceTimersByTime(retryDelays[0]);
  FakeSocket.last.open();
  FakeSocket.last.receive(message);
  FakeSocket.last.drop();
  vi.advanceTimersByTime(retryDelays[0]);
  expect(FakeSocket.all).toHaveLength(3);
});

test('coming online calls at once', () => {
  FakeSocket.last.drop();
  browser.dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(2);
});

test('going offline is a lost line', () => {
  FakeSocket.last.open();
  FakeSocket.last.receive(message);
  browser.dispatchEvent(new Event('offline'));
  expect(lines.at(-1)).toBe('lost');
});

test('a page that comes to the fore says hello again, and calls anew if nobody answers', () => {
  const first = FakeSocket.last;
  first.open();
  first.receive(message);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(first.sent).toHaveLength(2);
  vi.advanceTimersByTime(aliveTimeout);
  expect(FakeSocket.all).toHaveLength(2);
});

test('an answer in time keeps the line', () => {
  FakeSocket.last.open();
  FakeSocket.last.receive(message);
  page.dispatchEvent(new Event('visibilitychange'));
  FakeSocket.last.receive(message);
  vi.advanceTimersByTime(aliveTimeout);
  expect(FakeSocket.all).toHaveLength(1);
});

test('a socket that was let go is not heard any more', () => {
  const old = FakeSocket.last;
  old.open();
  connection.resync();
  old.receive(message);
  old.drop();
  expect(heard).toEqual([]);
  expect(FakeSocket.all).toHaveLength(2);
});

test('a closed connection stays closed', () => {
  connection.close();
  browser.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
