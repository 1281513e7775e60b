// An example of a rule is a lesson in a frame of its own over the rulebook: rooms are made for a whole page.

const closedListeners = 'example.close';

/** Whether this page is such a frame. */
export const isExample = parent !== window;

/** Tells the rulebook around this frame that the reader comes back. */
export function closeExample(): void {
  parent.postMessage(closedListeners, location.origin);
}

/** Calls back when the reader comes back from an example. */
export function onExampleClosed(call: () => void): () => void {
  const hear = ({ data, origin }: MessageEvent) => {
    if (origin === location.origin && data === closedListeners) call();
  };
  addEventListener('message', hear);
  return () => removeEventListener('message', hear);
}
