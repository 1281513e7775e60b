// A part of a room that is needed later than the room: it is fetched while there is time, and nobody waits for it at the door.

/** Milliseconds that a room stands before it asks for what it does not need yet. */
const preloadDelay = 8000;

export class Lazy<T> {
  #loaded = $state.raw<T | null>(null);
  readonly #load: () => Promise<T>;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** The part, once it is here. */
  get current(): T | null {
    return this.#loaded;
  }

  /** Fetches it, unless it is here. */
  async load(): Promise<void> {
    this.#loaded ??= await this.#load();
  }

  /** Fetches it for a component: at once when it is needed, else after a while. */
  loadWhen(isNeeded: () => boolean): void {
    const needed = $derived(isNeeded());
    $effect(() => {
      const timer = setTimeout(() => this.load().catch(console.info), needed ? 0 : preloadDelay);
      return () => clearTimeout(timer);
    });
  }
}
