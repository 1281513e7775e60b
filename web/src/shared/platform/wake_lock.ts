// The screen of a phone stays on while the game waits for me, where the browser can do that.

/** A page out of sight gets no lock, nor does a phone that saves its battery. */
function requestLock(): Promise<WakeLockSentinel | null> {
  return navigator.wakeLock.request('screen').catch(() => null);
}

/** Keeps the screen on from now until what it returns is called. */
export function holdWakeLock(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  let held = requestLock();
  // A hidden page loses the lock and requests another one when it is visible again.
  const renew = () => {
    if (document.visibilityState === 'visible') held = requestLock();
  };
  document.addEventListener('visibilitychange', renew);
  return () => {
    document.removeEventListener('visibilitychange', renew);
    void held.then((lock) => lock?.release());
  };
}
