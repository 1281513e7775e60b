// Why bots did what they did: asked line by line, and kept for as long as the page is open.
import type { Refused, Sentence } from './wire';

export class Reasoned {
  /** By the numbers of lines: what a bot said for itself, or why it cannot. */
  said = $state.raw<ReadonlyMap<number, readonly Sentence[]>>(new Map());
  readonly #ask: (n: number) => void;
  /** The lines that are to be answered: the first was asked about, the others wait for it. A refusal does not say which line it is about. */
  #waiting: readonly number[] = [];

  constructor(ask: (n: number) => void) {
    this.#ask = ask;
  }

  /** Asks why line n was played; what was answered or asked already is not asked again. */
  ask(n: number): void {
    if (this.said.has(n) || this.#waiting.includes(n)) return;
    this.#waiting = [...this.#waiting, n];
    if (this.#waiting.length === 1) this.askFirst();
  }

  /** Asks about the line whose turn it is; once more, where the line to the server was lost meanwhile. */
  askFirst(): void {
    const [first] = this.#waiting;
    if (first !== undefined) this.#ask(first);
  }

  hear(n: number, says: readonly Sentence[]): void {
    this.said = new Map(this.said).set(n, says);
    const isNext = this.#waiting[0] === n;
    this.#waiting = this.#waiting.filter((one) => one !== n);
    if (isNext) this.askFirst();
  }

  /** Takes a refusal as the answer, if it is one to such a question. */
  hearRefusal({ key, facts }: Refused): boolean {
    const [first] = this.#waiting;
    if (!key.startsWith('server.refusal.why.') || first === undefined) return false;
    this.hear(first, [{ key, facts }]);
    return true;
  }
}
