// Movements between elements of the table that are marked with `data-spot`.

/** True if the player prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  const wish = document.documentElement.dataset['motion'];
  return wish === 'calm' || (wish !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches);
}

/** Returns the rectangle of the first visible element with this `data-spot`, or null. */
export function spotRect(name: string): DOMRect | null {
  const found = [...document.querySelectorAll(`[data-spot~="${name}"]`)].map((one) => one.getBoundingClientRect());
  return found.find(({ width }) => width > 0) ?? null;
}

/** A movement between two marked elements. */
export interface Flight {
  from: string;
  to: string;
  delay: number;
  duration: number;
  /** The scale of the element at the start and at the end. */
  scales: readonly [appears: number, vanishes: number];
  /** The fraction of the duration after which it fades out. */
  fadeFrom?: number;
}

/** Moves an element from one marked element to another and then hides it. */
export function fly(node: HTMLElement, { from, to, delay, duration, scales: [appears, vanishes], fadeFrom = 0.85 }: Flight): void {
  const [start, end] = [spotRect(from), spotRect(to)];
  if (!start || !end) return;
  const at = ({ x, y, width, height }: DOMRect, scale: number) =>
    `translate(${x + width / 2}px, ${y + height / 2}px) translate(-50%, -50%) scale(${scale})`;
  const way = [
    { transform: at(start, appears), opacity: 0, offset: 0 },
    { transform: at(start, 1), opacity: 1, offset: 0.15 },
    { transform: at(end, 1), opacity: 1, offset: fadeFrom },
    { transform: at(end, vanishes), opacity: 0, offset: 1 },
  ];
  node.animate(way, { duration, delay, easing: 'ease-in-out', fill: 'both' });
}

/** Scrolls to the first of some elements unless one of them is visible above a height of the screen. */
export function scrollToFirst(elements: readonly Element[], above = innerHeight * 0.8): void {
  const [first] = elements;
  const isSeen = elements.some((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= above;
  });
  if (first && !isSeen) first.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}
