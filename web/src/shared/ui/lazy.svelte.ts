// A part of a room that is needed later than the room: it is fetched while there is time, and nobody waits for it at the door.

/** Milliseconds that a room stands before it asks for what it does not need yet. */
const patience = 8000;

export class Part<T> {
  #here = $state.raw<T | null>(null);
  readonly #load: () => Promise<T>;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** The part, once it is here. */
  get here(): T | null {
    return this.#here;
  }

  /** Fetches it, unless it is here. */
  async bring(): Promise<void> {
    this.#here ??= await this.#load();
  }

  /** Fetches it for a component: at once when it is needed, else after a while. */
  await(isNeeded: () => boolean): void {
    const needed = $derived(isNeeded());
    $effect(() => {
      const timer = setTimeout(() => this.bring().catch(console.info), needed ? 0 : patience);
      return () => clearTimeout(timer);
    });
  }
}
