// How things move in this room.
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { isCalm } from '../../lib/motion';

/** Scrolls to the first of some elements, if none of them can be seen. */
export function reach(elements: readonly Element[]): void {
  const [first] = elements;
  const isSeen = elements.some((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight * 0.8;
  });
  if (first && !isSeen) first.scrollIntoView({ block: 'center', behavior: isCalm() ? 'auto' : 'smooth' });
}

/** A thing is put down from above. */
export function drop(_: Element): TransitionConfig {
  return { duration: isCalm() ? 0 : 320, easing: cubicOut, css: (_, left) => `transform: translateY(${left * -24}px) scale(${1 + left * 0.6}); opacity: ${1 - left}` };
}
