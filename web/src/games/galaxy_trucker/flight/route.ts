// The layout of the route: a loop of two rows, out above and back below.

export interface Space {
  x: number;
  y: number;
  /** True if the flight goes to the left at this space. */
  back: boolean;
}

/** Returns the vertical offset of a rocket next to another one: up (-1), down (1) or none (0). */
export function rocketOffset(space: number, others: readonly number[], loop: readonly Space[]): number {
  const here = loop[space];
  const isCrowded = others.some((other) => [1, loop.length - 1].includes(Math.abs(other - space)));
  if (!here || !isCrowded) return 0;
  if (here.x < 1 || here.x > loop.length / 2 - 1) return here.back ? 1 : -1;
  return space % 2 ? 1 : -1;
}

/** Returns the spaces of a loop of two rows, from the upper left clockwise. */
export function routeSpaces(count: number): Space[] {
  const half = count / 2;
  return Array.from({ length: count }, (_, at) => {
    const back = at >= half;
    const place = back ? count - 1 - at : at;
    const bend = place === 0 || place === half - 1 ? 0.18 : 0;
    return { x: place + 0.5, y: back ? 1.5 - bend : 0.5 + bend, back };
  });
}
