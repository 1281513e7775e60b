// What a tap does in the shipyard: tiles of the ship are lifted, and a free cell is asked what fits there.
import { Choosing, type Touch } from '../selection.svelte';
import { isSame, type Cell } from '../model/tiles';
import type { Drafted } from '../wire';

interface Source {
  drafted: Drafted;
  send: (moves: readonly string[]) => void;
  ask: (cell: Cell | null) => void;
}

export class Drafting extends Choosing {
  /** The cell that is asked what fits there. */
  asked = $state.raw<Cell | null>(null);
  /** How the tile lay that is being lifted. */
  #lay: number | null = null;
  readonly #yard: () => Source;

  constructor(yard: () => Source) {
    super(() => {
      const { drafted, send } = yard();
      return { view: drafted.view, legal: drafted.legal, send: (text) => send([text]) };
    });
    this.#yard = yard;
  }

  override touch(cell: Cell): Touch {
    if (isSame(cell, this.asked)) return 'picked';
    if (this.#lift(cell)) return 'may';
    if (this.tile === null) return this.#isOpen(cell) ? 'may' : 'no';
    return super.touch(cell);
  }

  override tap(cell: Cell): void {
    const lift = this.#lift(cell);
    if (lift) {
      this.#lay = this.me?.ship.find(({ column, row }) => isSame([column, row], cell))?.turn ?? null;
      this.send(lift);
    } else if (this.tile === null && this.#isOpen(cell)) this.#ask(isSame(cell, this.asked) ? null : cell);
    else super.tap(cell);
  }

  /** A tile of the heap comes into the hand, or onto the cell that was asked, turned as it fits there. */
  take(tile: number): void {
    const { drafted, send } = this.#yard();
    const turn = drafted.more.fitting[tile]?.[0];
    const put = this.tile === null ? [] : ['return'];
    if (this.asked && turn !== undefined) send([`take ${tile}`, `place ${this.asked.join(' ')} turn ${turn}`]);
    else send([...put, `take ${tile}`]);
  }

  clear(): void {
    this.#ask(null);
  }

  /** The ship is another one, or something else is in hand. */
  follow(isAsked: boolean): void {
    this.renew(true);
    if (!isAsked) this.asked = null;
    if (this.tile !== null && this.#lay !== null) this.turn = this.#lay;
    this.#lay = null;
  }

  #ask(cell: Cell | null): void {
    this.asked = cell;
    this.#yard().ask(cell);
  }

  #lift(cell: Cell): string | null {
    return this.at(cell).find(({ action }) => action.kind === 'remove')?.text ?? null;
  }

  #isOpen(cell: Cell): boolean {
    return this.#yard().drafted.more.open.some((open) => isSame(cell, open));
  }
}
