/** A printed shape: its path, its fill, and the width of its outline, where 0 means none. */
export interface Shape {
  d: string;
  fill?: string;
  line?: number;
}

export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** A star with its points at distance `outer` and its valleys at `inner`. */
export function star(x: number, y: number, outer: number, inner: number, points = 5): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const radius = corner % 2 === 0 ? outer : inner;
    const angle = (Math.PI * corner) / points - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A crown, 20 wide and high. */
export const crown = 'M2 16V5l5 4 3-6 3 6 5-4v11Z';
