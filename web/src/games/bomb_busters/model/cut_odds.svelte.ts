// What a cut stakes, before it is announced: asked of the coach, as far as the table allows.
import type { Staked, View } from '../types';

interface Source {
  view: View;
  /** The wires that are pointed at, or picked to be. */
  tiles: readonly number[];
  staked: Staked | null;
  wonder: ((tiles: number[]) => void) | null;
}

const isSame = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();

export class Staking {
  readonly #source: () => Source;
  #asked: { view: View; tiles: readonly number[] } | null = null;

  constructor(source: () => Source) {
    this.#source = source;
  }

  /** The answer, if it is the one to the question. */
  readonly answer: Staked | null = $derived.by(() => {
    const { staked, tiles } = this.#source();
    return staked && tiles.length && isSame(staked.tiles, tiles) ? staked : null;
  });
  /** How likely all of the wires are to be red, and so to explode; null where that could be, and no more is told. */
  readonly explodes: number | null = $derived(this.answer?.said.length ? (this.answer.explodes ?? null) : 0);
  /** Whether it is certain that nothing explodes for being red. */
  readonly isSafe = $derived(Boolean(this.answer?.said.length) && this.explodes === 0);

  /** How likely it is that saying this is right; null where that is not told. */
  right(values: readonly string[]): number | null {
    const said = this.answer?.said.find((one) => isSameValues(one.values, values));
    return said?.right ?? null;
  }

  /** How likely it is at best that saying this, and perhaps another value with it, is right. */
  best(value: string, named: readonly string[]): number | null {
    const fitting = (this.answer?.said ?? []).filter(({ values }) => [...named, value].every((one) => values.includes(one)));
    const rights = fitting.map(({ right }) => right ?? null);
    return rights.length && rights.every((right) => right !== null) ? Math.max(...(rights as number[])) : null;
  }

  /** Asks for every new position and for other wires, and each time once. */
  ask(): void {
    const { view, tiles, wonder } = this.#source();
    if (!wonder || !tiles.length || this.answer) return;
    if (this.#asked?.view === view && isSame(this.#asked.tiles, tiles)) return;
    this.#asked = { view, tiles };
    wonder([...tiles]);
  }
}

function isSameValues(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value));
}
