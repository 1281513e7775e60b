/** A ring of 37 by 15 squares has a hundred on its rim: one lap of the score track. */
export const across = 37;
export const down = 15;
export const lap = 2 * (across + down) - 4;

/** Where points lie on the lap; below nothing counts back from the end of it. */
export function onLap(points: number): number {
  return ((points % lap) + lap) % lap;
}

/** The square of some points, clockwise from the lower left corner. */
export function square(points: number): readonly [column: number, row: number] {
  const at = onLap(points);
  const left = down - 1;
  const top = left + across - 1;
  const right = top + down - 1;
  if (at < left) return [0, down - 1 - at];
  if (at < top) return [at - left, 0];
  if (at < right) return [across - 1, at - top];
  return [across - 1 - (at - right), down - 1];
}

export interface SharedSquare {
  seat: number;
  /** Its place among those on the same spot, and how many they are. */
  among: number;
  of: number;
}

/** Who shares a spot with whom. */
export function shareSquares(spots: readonly (number | null)[]): SharedSquare[] {
  return spots.flatMap((spot, seat) => {
    if (spot === null) return [];
    const together = spots.flatMap((other, at) => (other === spot ? [at] : []));
    return [{ seat, among: together.indexOf(seat), of: together.length }];
  });
}
