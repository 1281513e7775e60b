// Computes the position of a tooltip beside its element.

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The distance in pixels from the element and from the edges of the screen. */
const gap = 10;
const edge = 8;

function within(wanted: number, size: number, room: number): number {
  return Math.max(edge, Math.min(wanted, room - size - edge));
}

/** Returns a position below the element, else above it, else beside it: always within the screen. */
export function placeTooltip(
  thing: Box,
  card: { width: number; height: number },
  [wide, high]: readonly [number, number],
): { left: number; top: number } {
  const left = within((thing.left + thing.right - card.width) / 2, card.width, wide);
  if (thing.bottom + gap + card.height + edge <= high) return { left, top: thing.bottom + gap };
  if (thing.top - gap - card.height >= edge) return { left, top: thing.top - gap - card.height };
  const beside = thing.right + gap + card.width + edge <= wide ? thing.right + gap : thing.left - gap - card.width;
  return { left: within(beside, card.width, wide), top: within((thing.top + thing.bottom - card.height) / 2, card.height, high) };
}
