import { afterEach, expect, test, vi } from 'vitest';
import { holdWakeLock } from './wake_lock';

afterEach(() => vi.unstubAllGlobals());

function phone(request?: () => Promise<{ release: () => void }>) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', request ? { wakeLock: { request } } : {});
  return page;
}

test('the screen stays on until it is let go', async () => {
  const release = vi.fn();
  phone(() => Promise.resolve({ release }));
  const sleep = holdWakeLock();
  await Promise.resolve();
  expect(release).not.toHaveBeenCalled();
  sleep();
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
});

test('whoever comes back to the page keeps the screen on anew', () => {
  const request = vi.fn(() => Promise.resolve({ release: () => undefined }));
  const page = phone(request);
  const sleep = holdWakeLock();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
  sleep();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
});

test('a browser that cannot or will not do it is left alone', async () => {
  phone();
  holdWakeLock()();
  phone(() => Promise.reject(new Error('battery low')));
  holdWakeLock()();
  await new Promise((done) => setTimeout(done));
});
