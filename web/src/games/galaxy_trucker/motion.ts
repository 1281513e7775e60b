// Movement that explains: whether it is wanted at all.

/** Whether this person wants things to arrive at once. */
export function isCalm(): boolean {
  const wish = document.documentElement.dataset['motion'];
  return wish === 'calm' || (wish !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches);
}
