/** Returns the pip centres of a die face, with coordinates between `low` and `high`. */
export function diePips(face: number, low: number, high: number): readonly (readonly [x: number, y: number])[] {
  const mid = (low + high) / 2;
  const slope = [
    [low, high],
    [high, low],
  ] as const;
  const corners = [
    [low, low],
    [low, high],
    [high, low],
    [high, high],
  ] as const;
  const sides = [
    [low, mid],
    [high, mid],
  ] as const;
  const centre = [[mid, mid]] as const;
  return [[], centre, slope, [...slope, ...centre], corners, [...corners, ...centre], [...corners, ...sides]][face] ?? [];
}
