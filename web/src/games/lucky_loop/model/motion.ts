// The transitions of cards and other things on this screen.
import { flip, type AnimationConfig } from 'svelte/animate';
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { prefersReducedMotion, spotRect } from '../../../shared/animation/motion';

/** Returns the `data-spot` of the active player's cards. */
export function handSpot({ seat, turn }: { seat: number | null; turn: number }): string {
  return seat === turn ? 'hand' : `seat:${turn}`;
}

/** Moves a card to its new place in the hand; a hidden hand has no transition. */
export function moveInHand(node: Element, { from, to }: { from: DOMRect; to: DOMRect }): AnimationConfig {
  return prefersReducedMotion() || !from.width || !to.width ? { duration: 0 } : flip(node, { from, to }, { duration: 200 });
}

/** A transition that moves an element in from a marked place. */
export function arriveFrom(node: Element, { place, delay = 0 }: { place: string; delay?: number }): TransitionConfig {
  const start = prefersReducedMotion() ? null : spotRect(place);
  if (!start) return { duration: 0 };
  const end = node.getBoundingClientRect();
  const [x, y] = [start.x + start.width / 2 - end.x - end.width / 2, start.y + start.height / 2 - end.y - end.height / 2];
  const scale = Math.min(1, start.height / Math.max(1, end.height)) || 1;
  return {
    delay,
    duration: 360,
    easing: cubicOut,
    css: (_, left) =>
      `transform: translate(${x * left}px, ${y * left}px) scale(${1 + (scale - 1) * left}) rotate(${left * 10}deg); z-index: 5`,
  };
}
