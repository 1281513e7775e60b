// Keeps face-up tiles in their slots, so that a tap never hits another tile because one was taken.

/** Returns the tiles in their slots: remaining tiles do not move, and new ones fill the gaps first. */
export function keepSlots(slots: readonly (number | null)[], tiles: readonly number[]): (number | null)[] {
  const kept = slots.map((tile) => (tile !== null && tiles.includes(tile) ? tile : null));
  for (const tile of tiles.filter((one) => !kept.includes(one))) {
    const gap = kept.indexOf(null);
    kept[gap < 0 ? kept.length : gap] = tile;
  }
  return kept.slice(0, kept.findLastIndex((tile) => tile !== null) + 1);
}
