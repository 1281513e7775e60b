// Why bots did what they did: asked line by line, and kept for as long as the page is open.
import type { Refused, Sentence } from './wire';

export class Reasoned {
  /** By the numbers of lines: what a bot said for itself, or why it cannot. */
  said = $state.raw<ReadonlyMap<number, readonly Sentence[]>>(new Map());
  readonly #ask: (n: number) => void;
  /** The line that was asked about last. */
  #asked: number | null = null;

  constructor(ask: (n: number) => void) {
    this.#ask = ask;
  }

  /** Asks why line n was played; what was answered already is not asked again. */
  ask(n: number): void {
    if (this.said.has(n)) return;
    this.#asked = n;
    this.#ask(n);
  }

  hear(n: number, says: readonly Sentence[]): void {
    this.said = new Map(this.said).set(n, says);
  }

  /** Takes a refusal as the answer, if it is one to such a question. */
  hearRefusal({ key, facts }: Refused): boolean {
    if (!key.startsWith('server.refusal.why.') || this.#asked === null) return false;
    this.hear(this.#asked, [{ key, facts }]);
    return true;
  }
}
