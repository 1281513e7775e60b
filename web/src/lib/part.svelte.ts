// A part of a room that is needed later than the room: it is fetched while there is time, and nobody waits for it at the door.
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

  /** Fetches it, unless it is here; what failed is tried again when it is wanted again. */
  async bring(): Promise<void> {
    this.#here ??= await this.#load();
  }
}
