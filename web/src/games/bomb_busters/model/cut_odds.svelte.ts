// The odds of a cut before its value is announced, requested from the advisor as far as the table allows.
import type { Staked, View } from '../types';

interface Source {
  view: View;
  /** The tiles of the wires that are pointed at, or picked for pointing. */
  tiles: readonly number[];
  odds: Staked | null;
  askAdvisor: ((tiles: number[]) => void) | null;
}

const isSameTiles = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();

export class CutOdds {
  readonly #source: () => Source;
  #requested: { view: View; tiles: readonly number[] } | null = null;

  constructor(source: () => Source) {
    this.#source = source;
  }

  /** The advisor's answer, if it matches the current wires; otherwise null. */
  readonly answer: Staked | null = $derived.by(() => {
    const { odds, tiles } = this.#source();
    return odds && tiles.length && isSameTiles(odds.tiles, tiles) ? odds : null;
  });
  /** The probability that all wires are red and explode; null if it is possible but unknown. */
  readonly chanceExplodes: number | null = $derived(this.answer?.said.length ? (this.answer.explodes ?? null) : 0);
  /** True if the wires are certainly not all red. */
  readonly isSafe = $derived(Boolean(this.answer?.said.length) && this.chanceExplodes === 0);

  /** Returns the probability that an announcement is right, or null if the table does not show it. */
  chanceRight(values: readonly string[]): number | null {
    const said = this.answer?.said.find((one) => isSameValues(one.values, values));
    return said?.right ?? null;
  }

  /** Returns the best probability of an announcement that contains these values. */
  bestChance(value: string, named: readonly string[]): number | null {
    const fitting = (this.answer?.said ?? []).filter(({ values }) => [...named, value].every((one) => values.includes(one)));
    const rights = fitting.map(({ right }) => right ?? null);
    return rights.length && rights.every((right) => right !== null) ? Math.max(...(rights as number[])) : null;
  }

  /** Requests the odds once for each position and set of wires. */
  request(): void {
    const { view, tiles, askAdvisor } = this.#source();
    if (!askAdvisor || !tiles.length || this.answer) return;
    if (this.#requested?.view === view && isSameTiles(this.#requested.tiles, tiles)) return;
    this.#requested = { view, tiles };
    askAdvisor([...tiles]);
  }
}

function isSameValues(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value));
}
