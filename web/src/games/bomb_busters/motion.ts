// Movement that explains where a thing came from: places on the table are marked with `data-spot`.
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

/** Whether this person wants things to arrive at once. */
export function isCalm(): boolean {
  const wish = document.documentElement.dataset['motion'];
  return wish === 'calm' || (wish !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches);
}

/** A marked place on the screen, the first one that can be seen. */
export function spot(name: string): DOMRect | null {
  const found = [...document.querySelectorAll(`[data-spot~="${name}"]`)].map((one) => one.getBoundingClientRect());
  return found.find(({ width }) => width > 0) ?? null;
}

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
