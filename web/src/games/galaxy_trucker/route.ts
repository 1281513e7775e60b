// The route is a loop: two straight ways, out above and back below.

export interface Space {
  x: number;
  y: number;
  /** Whether one flies to the left there. */
  back: boolean;
}

/** Where the spaces of a loop lie: so many columns of two rows, the first at the left below, onwards above to the right. */
export function spacesOf(count: number): Space[] {
  const half = count / 2;
  return Array.from({ length: count }, (_, at) => {
    const back = at >= half;
    const place = back ? count - 1 - at : at;
    const bend = place === 0 || place === half - 1 ? 0.18 : 0;
    return { x: place + 0.5, y: back ? 1.5 - bend : 0.5 + bend, back };
  });
}
