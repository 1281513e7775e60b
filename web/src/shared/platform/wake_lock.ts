// Keeps a phone's screen on while the game waits for the player, if the browser supports it.

/** Browsers refuse the lock to hidden pages and in battery-saving mode. */
function requestLock(): Promise<WakeLockSentinel | null> {
  return navigator.wakeLock.request('screen').catch(() => null);
}

/** Keeps the screen on until the returned function is called. */
export function holdWakeLock(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  let held = requestLock();
  // A hidden page loses the lock and requests a new one when it becomes visible.
  const renew = () => {
    if (document.visibilityState === 'visible') held = requestLock();
  };
  document.addEventListener('visibilitychange', renew);
  return () => {
    document.removeEventListener('visibilitychange', renew);
    void held.then((lock) => lock?.release());
  };
}
