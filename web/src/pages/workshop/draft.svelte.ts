// A design in the workshop: the server applies each step, and the page's address has its code.
import { draft, asApiError, simulateDraft, type ApiError } from '../../shared/net/api';
import type { DraftState } from '../../shared/net/wire';

/** Milliseconds without a change before each simulation, and its number of runs. */
const evaluations = [
  { rest: 250, tries: 100 },
  { rest: 1200, tries: 1000 },
] as const;

export class Draft {
  drafted = $state.raw<DraftState | null>(null);
  /** The result of the simulation; undefined while it is pending. */
  evaluation = $state.raw<unknown>(undefined);
  error = $state.raw<ApiError | null>(null);
  #undoStack = $state.raw<readonly string[]>([]);
  #redoStack = $state.raw<readonly string[]>([]);
  /** The number of the newest request; answers to older ones are ignored. */
  #requestCount = 0;
  #trial: AbortController | null = null;
  readonly #game: string;
  readonly #onLinkChange: (link: string) => void;

  constructor(game: string, rename: (link: string) => void) {
    this.#game = game;
    this.#onLinkChange = rename;
  }

  readonly mayUndo = $derived.by(() => this.#undoStack.length > 0);
  readonly mayRedo = $derived.by(() => this.#redoStack.length > 0);

  /** Opens the design with this code. */
  open = (code: string): void => {
    this.#request(code, [], '', () => this.#pushUndo());
  };

  send = (moves: readonly string[]): void => {
    if (this.drafted) this.#request(this.drafted.code, moves, '', () => this.#pushUndo());
  };

  ask = (at: string): void => {
    if (this.drafted) this.#request(this.drafted.code, [], at);
  };

  undo = (): void => {
    const [code, ...rest] = this.#undoStack;
    const here = this.drafted?.code;
    if (code === undefined || here === undefined) return;
    this.#request(code, [], '', () => ([this.#undoStack, this.#redoStack] = [rest, [here, ...this.#redoStack]]));
  };

  redo = (): void => {
    const [code, ...rest] = this.#redoStack;
    const here = this.drafted?.code;
    if (code === undefined || here === undefined) return;
    this.#request(code, [], '', () => ([this.#undoStack, this.#redoStack] = [[here, ...this.#undoStack], rest]));
  };

  stop(): void {
    this.#requestCount += 1;
    this.#trial?.abort();
  }

  #pushUndo(): void {
    if (!this.drafted) return;
    this.#undoStack = [this.drafted.code, ...this.#undoStack];
    this.#redoStack = [];
  }

  #request(code: string, moves: readonly string[], at: string, before: () => void = () => undefined): void {
    const asked = (this.#requestCount += 1);
    draft(this.#game, code, moves, at).then(
      (drafted) => {
        if (asked !== this.#requestCount) return;
        before();
        this.#show(drafted);
      },
      (error: unknown) => asked === this.#requestCount && (this.error = asApiError(error)),
    );
  }

  #show(drafted: DraftState): void {
    const isNew = drafted.link !== this.drafted?.link;
    this.drafted = drafted;
    this.error = null;
    if (!isNew) return;
    this.#onLinkChange(drafted.link);
    this.evaluation = undefined;
    void this.#evaluate(drafted.link);
  }

  /** Runs the simulations one after the other, until the design changes. */
  async #evaluate(link: string): Promise<void> {
    this.#trial?.abort();
    const { signal } = (this.#trial = new AbortController());
    for (const { rest, tries } of evaluations) {
      await new Promise((done) => setTimeout(done, rest));
      const judged = signal.aborted ? undefined : await simulateDraft(this.#game, link, tries, signal).catch(() => undefined);
      if (signal.aborted) return;
      if (judged !== undefined) this.evaluation = judged;
    }
  }
}
