// The player's selection and the effect of a tap; only legal actions from the server are sent.
import { hasNoEffect } from '../../shared/i18n/consequences';
import { isFitting, bestSpots, type Spot } from './building/fit_hints';
import type { Choice } from './wire';
import { choicesOf, directChoice, firstChoice, loadableGoods, choicesOnCell, type ChoiceOf, type HandState } from './legal_filter';
import { isSameCell, cellKey, type Cell, type Good, type Kind, type View } from './model/tiles';

interface Source {
  view: View;
  legal: readonly Choice[];
  send: (text: string) => void;
}

/** The effect of a tap on a cell: send, ask, already picked, a local effect, or none. */
export type Touch = 'does' | 'asks' | 'picked' | 'may' | 'no';

/** Milliseconds after which an unanswered action may be sent again. */
const resendDelay = 1000;

export class Selection {
  /** Quarter turns of the tile in hand, clockwise. */
  turn = $state(0);
  /** The picked cell, whose legal actions are shown. */
  picked = $state.raw<Cell | null>(null);
  /** The cell below the pointer or with the focus, where the held tile would go. */
  aim = $state.raw<Cell | null>(null);
  /** The placing action to which keys moved the held tile; it was already announced. */
  ledSpot = $state<string | null>(null);
  /** True while the viewer chooses a start place in order to finish building. */
  isFinishing = $state(false);
  /** The action that was sent and is not yet answered; its button shows it at once. */
  sentText = $state<string | null>(null);
  #stowing = $state<Good | 'out' | null>(null);
  /** The tile in hand, or the last placed tile, in the previous position. */
  #tileBefore: number | null = null;
  #resendTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #source: () => Source;

  constructor(source: () => Source) {
    this.#source = source;
  }

  readonly legal = $derived.by(() => this.#source().legal);
  readonly me = $derived.by(() => {
    const { view } = this.#source();
    return view.seat === null ? null : (view.players[view.seat] ?? null);
  });
  /** The tile in the viewer's hand, or null. */
  readonly tile = $derived.by(() => this.me?.hand?.tile ?? null);
  readonly loose = $derived.by(() => this.me?.loose ?? null);
  /** The cells for the held tile, the best first; only those without faults, if any. */
  readonly spots = $derived.by((): Spot[] => {
    const all = this.tile === null ? [] : bestSpots(this.legal);
    const fitting = all.filter(isFitting);
    return fitting.length ? fitting : all;
  });
  readonly loadable = $derived.by(() => loadableGoods(this.legal));
  readonly isStowing = $derived.by(() => this.#source().view.flight?.decision?.kind === 'load' && this.legal.length > 0);
  /** The cube to load next: the picked one, or the most valuable that fits. */
  readonly stowing = $derived.by((): Good | 'out' | null => {
    const wish = this.#stowing;
    if (wish === 'out') return this.first('unload') ? 'out' : (this.loadable[0] ?? null);
    return wish && this.loadable.includes(wish) ? wish : (this.loadable[0] ?? null);
  });
  readonly #handState = $derived.by((): HandState => ({ turn: this.turn, stowing: this.stowing, tile: this.tile !== null }));
  readonly #pieceOf = $derived.by(
    () => new Map(this.me?.pieces.flatMap((piece, at) => piece.map((cell) => [cellKey(cell), at + 1] as const))),
  );
  /** The legal actions on the picked cell. */
  readonly ways = $derived.by(() => (this.picked ? this.atCell(this.picked) : []));

  first<K extends Kind>(kind: K): ChoiceOf<K> | null {
    return firstChoice(this.legal, kind);
  }

  all<K extends Kind>(kind: K): ChoiceOf<K>[] {
    return choicesOf(this.legal, kind);
  }

  pieceOf(cell: Cell): number | null {
    return this.#pieceOf.get(cellKey(cell)) ?? null;
  }

  /** Returns the legal actions on a cell; the last placed tile can be picked up in place. */
  atCell(cell: Cell): Choice[] {
    const lifted = isSameCell(cell, this.loose) ? this.first('pick-up') : null;
    return lifted ? [lifted] : choicesOnCell(this.legal, cell, this.#handState, this.pieceOf(cell));
  }

  /** True if a tap on a cell has no effect now. */
  isIdle(cell: Cell): boolean {
    const choices = this.atCell(cell);
    return choices.length > 0 && choices.every(hasNoEffect);
  }

  touch(cell: Cell): Touch {
    const choices = this.atCell(cell);
    if (!choices.length) return 'no';
    if (directChoice(choices)) return 'does';
    return this.isPicked(cell) ? 'picked' : 'asks';
  }

  /** True if a cell is picked, or is part of the picked piece. */
  isPicked(cell: Cell): boolean {
    if (!this.picked) return false;
    const piece = this.pieceOf(this.picked);
    return isSameCell(cell, this.picked) || (piece !== null && piece === this.pieceOf(cell) && this.first('keep') !== null);
  }

  /** Handles a tap on a cell; a second tap sends the action if there is only one. */
  tap(cell: Cell): void {
    const choices = this.atCell(cell);
    const now = directChoice(choices) ?? (this.isPicked(cell) && choices.length === 1 ? choices[0] : null);
    if (now) this.send(now.text);
    else this.picked = choices.length && !this.isPicked(cell) ? cell : null;
  }

  stow(what: Good | 'out'): void {
    this.#stowing = what;
  }

  /** Rotates the held tile, or the last placed tile in its cell. */
  rotate(by = 1): void {
    this.ledSpot = null;
    if (this.tile !== null) this.turn = (this.turn + by + 4) % 4;
    else this.#rotateLoose(by);
  }

  /** Rotates the held tile and aims it at a cell. */
  leadTo({ action, text }: Spot): void {
    this.turn = action.turn;
    this.ledSpot = text;
  }

  /** Sends a legal action; the same one again only after its answer or a delay. */
  send(text: string): void {
    if (text === this.sentText || !this.#isLegal(text)) return;
    this.picked = null;
    this.sentText = text;
    clearTimeout(this.#resendTimer);
    this.#resendTimer = setTimeout(() => (this.sentText = null), resendDelay);
    this.#source().send(text);
  }

  /** Handles a new position: clears the selection after an own action, or if it is no longer legal. */
  reset(mine: boolean): void {
    if (mine || (this.picked && !this.atCell(this.picked).length)) this.picked = null;
    if (mine || (this.sentText !== null && !this.#isLegal(this.sentText))) this.sentText = null;
    this.#followTurn();
  }

  /** Keeps the rotation of the last placed tile when it is picked up; a new tile starts unrotated. */
  #followTurn(): void {
    const lying = this.me?.ship.find(({ column, row }) => isSameCell([column, row], this.loose));
    if (lying) this.turn = lying.turn;
    else if (this.tile !== this.#tileBefore) this.turn = 0;
    if (this.tile !== this.#tileBefore) this.ledSpot = null;
    this.#tileBefore = lying?.tile ?? this.tile;
  }

  #isLegal(text: string): boolean {
    return this.legal.some((choice) => choice.text === text);
  }

  #rotateLoose(by: number): void {
    const { loose } = this;
    if (!loose) return;
    const turn = (this.turn + by + 4) % 4;
    const turned = this.all('place').find(({ action }) => isSameCell([action.column, action.row], loose) && action.turn === turn);
    if (turned) this.send(turned.text);
  }
}
