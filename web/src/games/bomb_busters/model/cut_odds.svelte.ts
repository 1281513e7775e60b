// What a cut stakes, before it is announced: asked of the coach, as far as the table allows.
import type { Staked, View } from '../types';

interface Source {
  view: View;
  /** The wires that are pointed at, or picked to be. */
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

  /** The answer, if it is the one to the question. */
  readonly answer: Staked | null = $derived.by(() => {
    const { odds, tiles } = this.#source();
    return odds && tiles.length && isSameTiles(odds.tiles, tiles) ? odds : null;
  });
  /** The probability that all wires are red and explode; null if it is possible but unknown. */
  readonly chanceExplodes: number | null = $derived(this.answer?.said.length ? (this.answer.explodes ?? null) : 0);
  /** Whether it is certain that nothing explodes for being red. */
  readonly isSafe = $derived(Boolean(this.answer?.said.length) && this.chanceExplodes === 0);

  /** How likely it is that saying this is right; null where that is not told. */
  chanceRight(values: readonly string[]): number | null {
    const said = this.answer?.said.find((one) => isSameValues(one.values, values));
    return said?.right ?? null;
  }

  /** How likely it is at best that saying this, and perhaps another value with it, is right. */
  bestChance(value: string, named: readonly string[]): number | null {
    const fitting = (this.answer?.said ?? []).filter(({ values }) => [...named, value].every((one) => values.includes(one)));
    const rights = fitting.map(({ right }) => right ?? null);
    return rights.length && rights.every((right) => right !== null) ? Math.max(...(rights as number[])) : null;
  }

  /** Asks for every new position and for other wires, and each time once. */
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
