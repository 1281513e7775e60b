// What is being made in a workshop: every step is asked of the server, and the link to it is the page's own address.
import { draft, failure, judge, type Failed } from '../../shared/net/api';
import type { Drafted } from '../../shared/net/wire';

/** Milliseconds of rest after which it is tried out, so often; the longer it rests, the more often. */
const trials = [
  { rest: 250, tries: 100 },
  { rest: 1200, tries: 1000 },
] as const;

export class Making {
  drafted = $state.raw<Drafted | null>(null);
  /** Undefined until it is known. */
  judged = $state.raw<unknown>(undefined);
  fault = $state.raw<Failed | null>(null);
  #before = $state.raw<readonly string[]>([]);
  #after = $state.raw<readonly string[]>([]);
  /** The newest request: what comes later than its answer is not shown. */
  #asked = 0;
  #trial: AbortController | null = null;
  readonly #game: string;
  readonly #rename: (link: string) => void;

  constructor(game: string, rename: (link: string) => void) {
    this.#game = game;
    this.#rename = rename;
  }

  readonly mayUndo = $derived.by(() => this.#before.length > 0);
  readonly mayRedo = $derived.by(() => this.#after.length > 0);

  /** Takes up what a code tells of. */
  open = (code: string): void => {
    this.#go(code, [], '', () => this.#remember());
  };

  send = (moves: readonly string[]): void => {
    if (this.drafted) this.#go(this.drafted.code, moves, '', () => this.#remember());
  };

  ask = (at: string): void => {
    if (this.drafted) this.#go(this.drafted.code, [], at);
  };

  undo = (): void => {
    const [code, ...rest] = this.#before;
    const here = this.drafted?.code;
    if (code === undefined || here === undefined) return;
    this.#go(code, [], '', () => ([this.#before, this.#after] = [rest, [here, ...this.#after]]));
  };

  redo = (): void => {
    const [code, ...rest] = this.#after;
    const here = this.drafted?.code;
    if (code === undefined || here === undefined) return;
    this.#go(code, [], '', () => ([this.#before, this.#after] = [[here, ...this.#before], rest]));
  };

  leave(): void {
    this.#asked += 1;
    this.#trial?.abort();
  }

  #remember(): void {
    if (!this.drafted) return;
    this.#before = [this.drafted.code, ...this.#before];
    this.#after = [];
  }

  #go(code: string, moves: readonly string[], at: string, before: () => void = () => undefined): void {
    const asked = (this.#asked += 1);
    draft(this.#game, code, moves, at).then(
      (drafted) => {
        if (asked !== this.#asked) return;
        before();
        this.#show(drafted);
      },
      (error: unknown) => asked === this.#asked && (this.fault = failure(error)),
    );
  }

  #show(drafted: Drafted): void {
    const isNew = drafted.link !== this.drafted?.link;
    this.drafted = drafted;
    this.fault = null;
    if (!isNew) return;
    this.#rename(drafted.link);
    this.judged = undefined;
    void this.#judge(drafted.link);
  }

  /** Tries it out again and again for as long as it stays as it is. */
  async #judge(link: string): Promise<void> {
    this.#trial?.abort();
    const { signal } = (this.#trial = new AbortController());
    for (const { rest, tries } of trials) {
      await new Promise((done) => setTimeout(done, rest));
      const judged = signal.aborted ? undefined : await judge(this.#game, link, tries, signal).catch(() => undefined);
      if (signal.aborted) return;
      if (judged !== undefined) this.judged = judged;
    }
  }
}
