// Scrolls the current decision or the last event into view on a phone, between the bars and the own stands.
import { prefersReducedMotion } from '../../../shared/animation/motion';

/** Returns the first element that fits between its scroll margins, else the last. */
function fitting(things: readonly Element[]): Element | undefined {
  const fits = (one: Element): boolean => {
    const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(one);
    return one.clientHeight + parseFloat(scrollMarginTop) + parseFloat(scrollMarginBottom) <= innerHeight;
  };
  return things.find(fits) ?? things.at(-1);
}

/** Scrolls the shortest distance that shows the first of the elements that fits. */
export function scrollToFitting(...things: readonly (Element | null | undefined)[]): void {
  const thing = fitting(things.filter((one) => one instanceof Element));
  thing?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

/** Scrolls to the stands with selectable wires or the last event's stand, otherwise to the dial and the values. */
export function scrollToDecision(room: Element, others: Element | undefined, last: Element | null): void {
  if (others?.querySelector('[data-can]')) return scrollToFitting(others, last);
  const { top } = room.getBoundingClientRect();
  if (top < parseFloat(getComputedStyle(room).scrollMarginTop))
    room.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

/** The milliseconds and pixels within which a second tap is meant for the first one's button. */
const [soon, near] = [500, 24];

/** Ignores a second tap at the same place if another button has moved there. */
export function guardDoubleTap(room: HTMLElement): () => void {
  let last: { time: number; x: number; y: number; button: Element | null } | null = null;
  function tapped(event: MouseEvent): void {
    const button = (event.target as Element).closest('button');
    const { timeStamp: time, clientX: x, clientY: y } = event;
    // A removed button was used; only a button still in the document can have moved away.
    const isSecond = last?.button?.isConnected && time - last.time < soon && Math.hypot(x - last.x, y - last.y) < near;
    // A click from the keyboard has no position.
    if (isSecond && button !== last?.button && event.detail) event.stopPropagation();
    else last = { time, x, y, button };
  }
  room.addEventListener('click', tapped, { capture: true });
  return () => room.removeEventListener('click', tapped, { capture: true });
}
