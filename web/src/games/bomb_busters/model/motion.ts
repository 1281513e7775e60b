// Svelte transitions of this game.
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { prefersReducedMotion } from '../../../shared/animation/motion';

/** Returns a transition that drops an element from above. */
export function drop(_: Element): TransitionConfig {
  return {
    duration: prefersReducedMotion() ? 0 : 320,
    easing: cubicOut,
    css: (_, left) => `transform: translateY(${left * -24}px) scale(${1 + left * 0.6}); opacity: ${1 - left}`,
  };
}

/** Returns a transition that turns a tile over. */
export function turn(_: Element): TransitionConfig {
  return {
    duration: prefersReducedMotion() ? 0 : 420,
    easing: cubicOut,
    css: (done) => `transform: perspective(300px) rotateY(${(1 - done) * 180}deg)`,
  };
}
