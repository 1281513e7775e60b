/** A chance in whole percents that never says certain of what is not, nor impossible of what is possible. */
export function percent(chance: number): number {
  if (chance === 0 || chance === 1) return chance * 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
