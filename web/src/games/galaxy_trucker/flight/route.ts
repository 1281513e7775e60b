// The route is a loop: two straight ways, out above and back below.

export interface Space {
  x: number;
  y: number;
  /** Whether one flies to the left there. */
  back: boolean;
}

/** Which way a rocket steps aside for one on a neighbouring space: up (-1), down (1), or not at all. */
export function rocketOffset(space: number, others: readonly number[], loop: readonly Space[]): number {
  const here = loop[space];
  const isCrowded = others.some((other) => [1, loop.length - 1].includes(Math.abs(other - space)));
  if (!here || !isCrowded) return 0;
  if (here.x < 1 || here.x > loop.length / 2 - 1) return here.back ? 1 : -1;
  return space % 2 ? 1 : -1;
}

/** Where the spaces of a loop lie: so many columns of two rows, the first at the left below, onwards above to the right. */
export function routeSpaces(count: number): Space[] {
  const half = count / 2;
  return Array.from({ length: count }, (_, at) => {
    const back = at >= half;
    const place = back ? count - 1 - at : at;
    const bend = place === 0 || place === half - 1 ? 0.18 : 0;
    return { x: place + 0.5, y: back ? 1.5 - bend : 0.5 + bend, back };
  });
}
