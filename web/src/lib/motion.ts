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
