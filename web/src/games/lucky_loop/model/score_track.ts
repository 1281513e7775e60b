/** The score track is the border of a grid of 37 by 15 squares, which has a hundred squares. */
export const across = 37;
export const down = 15;
export const lap = 2 * (across + down) - 4;

/** Returns the number of the square for a score; negative scores count back from the end. */
export function onLap(points: number): number {
  return ((points % lap) + lap) % lap;
}

/** Returns the square of a score, clockwise from the lower left corner. */
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
  /** Its index among the aeroplanes on the same square, and their number. */
  among: number;
  of: number;
}

/** Returns the seats on the track, each with the others on its square. */
export function shareSquares(spots: readonly (number | null)[]): SharedSquare[] {
  return spots.flatMap((spot, seat) => {
    if (spot === null) return [];
    const together = spots.flatMap((other, at) => (other === spot ? [at] : []));
    return [{ seat, among: together.indexOf(seat), of: together.length }];
  });
}
