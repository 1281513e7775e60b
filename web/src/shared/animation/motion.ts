// Movement that explains where a thing came from: places on the table are marked with `data-spot`.

/** Whether this person wants things to arrive at once. */
export function prefersReducedMotion(): boolean {
  const wish = document.documentElement.dataset['motion'];
  return wish === 'calm' || (wish !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches);
}

/** A marked place on the screen, the first one that can be seen. */
export function spotRect(name: string): DOMRect | null {
  const found = [...document.querySelectorAll(`[data-spot~="${name}"]`)].map((one) => one.getBoundingClientRect());
  return found.find(({ width }) => width > 0) ?? null;
}

/** A way between two marked places. */
export interface Flight {
  from: string;
  to: string;
  delay: number;
  duration: number;
  /** How large it is when it appears, and when it is gone. */
  scales: readonly [appears: number, vanishes: number];
  /** What part of its time has passed when it begins to vanish. */
  fadeFrom?: number;
}

/** Flies a thing from one marked place to another, then it is gone. */
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

/** Scrolls to the first of some elements, if none of them can be seen above a line of the screen. */
export function scrollToFirst(elements: readonly Element[], above = innerHeight * 0.8): void {
  const [first] = elements;
  const isSeen = elements.some((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= above;
  });
  if (first && !isSeen) first.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}
