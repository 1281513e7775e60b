// Why bots did what they did: asked line by line, and kept for as long as the page is open.
import type { Refused, LocalizedText } from './wire';

export class BotReasons {
  /** By the numbers of lines: what a bot said for itself, or why it cannot. */
  byLine = $state.raw<ReadonlyMap<number, readonly LocalizedText[]>>(new Map());
  readonly #sendQuestion: (n: number) => void;
  /** The lines that are to be answered: the first was asked about, the others wait for it. A refusal does not say which line it is about. */
  #queue: readonly number[] = [];

  constructor(ask: (n: number) => void) {
    this.#sendQuestion = ask;
  }

  /** Asks why line n was played; what was answered or asked already is not asked again. */
  ask(n: number): void {
    if (this.byLine.has(n) || this.#queue.includes(n)) return;
    this.#queue = [...this.#queue, n];
    if (this.#queue.length === 1) this.sendFirst();
  }

  /** Asks about the line whose turn it is; once more, where the line to the server was lost meanwhile. */
  sendFirst(): void {
    const [first] = this.#queue;
    if (first !== undefined) this.#sendQuestion(first);
  }

  onReasons(n: number, says: readonly LocalizedText[]): void {
    this.byLine = new Map(this.byLine).set(n, says);
    const isNext = this.#queue[0] === n;
    this.#queue = this.#queue.filter((one) => one !== n);
    if (isNext) this.sendFirst();
  }

  /** Takes a refusal as the answer, if it is one to such a question. */
  onRefusal({ key, facts }: Refused): boolean {
    const [first] = this.#queue;
    if (!key.startsWith('server.refusal.why.') || first === undefined) return false;
    this.onReasons(first, [{ key, facts }]);
    return true;
  }
}
