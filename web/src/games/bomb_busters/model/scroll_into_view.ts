// What is to be seen on a phone: what is asked about, or what just happened, between the bars and my own stands.
import { prefersReducedMotion } from '../../../shared/animation/motion';

/** Returns the first element that fits between its scroll margins, else the last. */
function fitting(things: readonly Element[]): Element | undefined {
  const fits = (one: Element): boolean => {
    const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(one);
    return one.clientHeight + parseFloat(scrollMarginTop) + parseFloat(scrollMarginBottom) <= innerHeight;
  };
  return things.find(fits) ?? things.at(-1);
}

/** Scrolls as little as it takes to see one of some things whole, the first that can be. */
export function scrollToFitting(...things: readonly (Element | null | undefined)[]): void {
  const thing = fitting(things.filter((one) => one instanceof Element));
  thing?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

/** What one decides by: the others' stands where a wire of theirs may be tapped, or the one where something happened; else the dial and the values. */
export function scrollToDecision(room: Element, others: Element | undefined, last: Element | null): void {
  if (others?.querySelector('[data-can]')) return scrollToFitting(others, last);
  const { top } = room.getBoundingClientRect();
  if (top < parseFloat(getComputedStyle(room).scrollMarginTop))
    room.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

/** Milliseconds and pixels within which a second tap means what the first one met. */
const [soon, near] = [500, 24];

/** A second tap at the same place is not for what has just moved there. */
export function guardDoubleTap(room: HTMLElement): () => void {
  let last: { time: number; x: number; y: number; button: Element | null } | null = null;
  function tapped(event: MouseEvent): void {
    const button = (event.target as Element).closest('button');
    const { timeStamp: time, clientX: x, clientY: y } = event;
    // What is gone has done its work: only what is still there can have moved away.
    const isSecond = last?.button?.isConnected && time - last.time < soon && Math.hypot(x - last.x, y - last.y) < near;
    // A key that is pressed has no place.
    if (isSecond && button !== last?.button && event.detail) event.stopPropagation();
    else last = { time, x, y, button };
  }
  room.addEventListener('click', tapped, { capture: true });
  return () => room.removeEventListener('click', tapped, { capture: true });
}
