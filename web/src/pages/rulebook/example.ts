// An example is a lesson in an iframe over the rulebook, since game screens need a whole page.

const closedListeners = 'example.close';

/** True if this page runs in such an iframe. */
export const isExample = parent !== window;

/** Asks the rulebook around this iframe to close the example. */
export function closeExample(): void {
  parent.postMessage(closedListeners, location.origin);
}

/** Calls back when an example asks to be closed; returns a function that stops listening. */
export function onExampleClosed(call: () => void): () => void {
  const hear = ({ data, origin }: MessageEvent) => {
    if (origin === location.origin && data === closedListeners) call();
  };
  addEventListener('message', hear);
  return () => removeEventListener('message', hear);
}
