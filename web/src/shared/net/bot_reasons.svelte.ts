// The reasons that bots give for their actions, requested by log line and cached until the page closes.
import type { Refused, LocalizedText } from './wire';

export class BotReasons {
  /** The bot's reasons by log line, or why it gives none. */
  byLine = $state.raw<ReadonlyMap<number, readonly LocalizedText[]>>(new Map());
  readonly #sendQuestion: (n: number) => void;
  /** The log lines whose reasons are pending, requested one at a time: a refusal does not name its line. */
  #queue: readonly number[] = [];

  constructor(ask: (n: number) => void) {
    this.#sendQuestion = ask;
  }

  /** Requests the reason for log line n, unless it is known or pending. */
  ask(n: number): void {
    if (this.byLine.has(n) || this.#queue.includes(n)) return;
    this.#queue = [...this.#queue, n];
    if (this.#queue.length === 1) this.sendFirst();
  }

  /** Requests the first pending line, again after the connection was lost. */
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

  /** Takes a refusal as the answer to a pending request; returns false for other refusals. */
  onRefusal({ key, facts }: Refused): boolean {
    const [first] = this.#queue;
    if (!key.startsWith('server.refusal.why.') || first === undefined) return false;
    this.onReasons(first, [{ key, facts }]);
    return true;
  }
}
