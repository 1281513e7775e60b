// The selection in the workshop: a tap picks up a tile, or asks which tiles fit on an empty cell.
import { Selection, type Touch } from '../selection.svelte';
import { isSameCell, type Cell } from '../model/tiles';
import type { DraftState } from '../wire';

interface Source {
  drafted: DraftState;
  send: (moves: readonly string[]) => void;
  ask: (cell: Cell | null) => void;
}

export class DraftSelection extends Selection {
  /** The cell whose fitting tiles are shown, or null. */
  askedCell = $state.raw<Cell | null>(null);
  /** The rotation of the tile that is being picked up. */
  #liftedTurn: number | null = null;
  readonly #source: () => Source;

  constructor(yard: () => Source) {
    super(() => {
      const { drafted, send } = yard();
      return { view: drafted.view, legal: drafted.legal, send: (text) => send([text]) };
    });
    this.#source = yard;
  }

  override touch(cell: Cell): Touch {
    if (isSameCell(cell, this.askedCell)) return 'picked';
    if (this.#liftAction(cell)) return 'may';
    if (this.tile === null) return this.#isOpen(cell) ? 'may' : 'no';
    return super.touch(cell);
  }

  override tap(cell: Cell): void {
    const lift = this.#liftAction(cell);
    if (lift) {
      this.#liftedTurn = this.me?.ship.find(({ column, row }) => isSameCell([column, row], cell))?.turn ?? null;
      this.send(lift);
    } else if (this.tile === null && this.#isOpen(cell)) this.#askFor(isSameCell(cell, this.askedCell) ? null : cell);
    else super.tap(cell);
  }

  /** Takes a tile into the hand, or places it on the asked cell with a fitting rotation. */
  take(tile: number): void {
    const { drafted, send } = this.#source();
    const turn = drafted.more.fitting[tile]?.[0];
    const put = this.tile === null ? [] : ['return'];
    if (this.askedCell && turn !== undefined) send([`take ${tile}`, `place ${this.askedCell.join(' ')} turn ${turn}`]);
    else send([...put, `take ${tile}`]);
  }

  clear(): void {
    this.#askFor(null);
  }

  /** Resets the selection for a new draft. */
  onDraft(isAsked: boolean): void {
    this.reset(true);
    if (!isAsked) this.askedCell = null;
    if (this.tile !== null && this.#liftedTurn !== null) this.turn = this.#liftedTurn;
    this.#liftedTurn = null;
  }

  #askFor(cell: Cell | null): void {
    this.askedCell = cell;
    this.#source().ask(cell);
  }

  #liftAction(cell: Cell): string | null {
    return this.atCell(cell).find(({ action }) => action.kind === 'remove')?.text ?? null;
  }

  #isOpen(cell: Cell): boolean {
    return this.#source().drafted.more.open.some((open) => isSameCell(cell, open));
  }
}
