// Components that a game screen needs later: preloaded after a delay, so that the screen does not wait for them.

/** Milliseconds after which a screen preloads what it does not need yet. */
const preloadDelay = 8000;

export class Lazy<T> {
  #loaded = $state.raw<T | null>(null);
  readonly #load: () => Promise<T>;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** The loaded module, or null. */
  get current(): T | null {
    return this.#loaded;
  }

  /** Loads the module once. */
  async load(): Promise<void> {
    this.#loaded ??= await this.#load();
  }

  /** Loads the module for a component: at once when it is needed, otherwise after the delay. */
  loadWhen(isNeeded: () => boolean): void {
    const needed = $derived(isNeeded());
    $effect(() => {
      const timer = setTimeout(() => this.load().catch(console.info), needed ? 0 : preloadDelay);
      return () => clearTimeout(timer);
    });
  }
}
