// Parses typed keys: the letter of a stand and the number of a wire, or a value, digit by digit.

/** Returns the name that equals the digits, or else the first that begins with them. */
function matching(figures: string, names: readonly string[]): string | undefined {
  return names.find((name) => name === figures) ?? names.find((name) => name.startsWith(figures));
}

/** Collects digits, which number the wires of a stand or name a value. */
export class TypedInput {
  #stand: string | null = null;
  #digits = '';

  /** The stand whose letter was typed last, or null. */
  get stand(): string | null {
    return this.#stand;
  }

  /** Starts a stand: the following digits number its wires. */
  startStand(stand: string): void {
    this.#stand = stand;
    this.#digits = '';
  }

  /** Adds a digit and returns the matching name or null: `1`, `2` is 12 if that exists, otherwise 2. */
  addDigit(figure: string, names: readonly string[]): string | null {
    const longer = this.#digits + figure;
    this.#digits = matching(longer, names) ? longer : figure;
    return matching(this.#digits, names) ?? null;
  }

  /** Forgets the digits after any other key. */
  reset(): void {
    this.#stand = null;
    this.#digits = '';
  }
}
