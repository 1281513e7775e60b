/** Rounds a probability to whole percents; only 0 gives 0 % and only 1 gives 100 %. */
export function percent(chance: number): number {
  if (chance === 0 || chance === 1) return chance * 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
