// What is typed: the letter of a stand and the number of a wire, or a value, figure by figure.

/** What a few figures mean among some names: the one that is written so, or else the first that begins so. */
function matching(figures: string, names: readonly string[]): string | undefined {
  return names.find((name) => name === figures) ?? names.find((name) => name.startsWith(figures));
}

/** Figures that belong together, and whether they number the wires of a stand or are a value. */
export class TypedInput {
  #stand: string | null = null;
  #digits = '';

  /** The stand whose letter was typed just before. */
  get stand(): string | null {
    return this.#stand;
  }

  /** A stand's letter: the figures that follow number its wires. */
  startStand(stand: string): void {
    this.#stand = stand;
    this.#digits = '';
  }

  /** Another figure, and which of the names is meant, if any: after `1` a `2` is 12 where there is a 12, and otherwise 2. */
  addDigit(figure: string, names: readonly string[]): string | null {
    const longer = this.#digits + figure;
    this.#digits = matching(longer, names) ? longer : figure;
    return matching(this.#digits, names) ?? null;
  }

  /** Any other key: the next figure is a value again. */
  reset(): void {
    this.#stand = null;
    this.#digits = '';
  }
}
