// Movement that explains where a thing came from: places on the table are marked with `data-spot`.

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

/** Scrolls to the first of some elements, if none of them can be seen above a line of the screen. */
export function reach(elements: readonly Element[], above = innerHeight * 0.8): void {
  const [first] = elements;
  const isSeen = elements.some((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= above;
  });
  if (first && !isSeen) first.scrollIntoView({ block: 'center', behavior: isCalm() ? 'auto' : 'smooth' });
}
