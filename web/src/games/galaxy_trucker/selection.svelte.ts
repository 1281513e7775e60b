// What is in hand and picked so far, and what a tap does; everything that can be done is in the list that the server sent.
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

/** What a tap on a cell would do: do it, show the ways, something beside the game, or nothing. */
export type Touch = 'does' | 'asks' | 'picked' | 'may' | 'no';

/** Milliseconds after which what was sent is not expected to be answered any more. */
const resendDelay = 1000;

export class Selection {
  /** Quarter turns of the tile in hand, clockwise. */
  turn = $state(0);
  /** The cell whose ways are shown. */
  picked = $state.raw<Cell | null>(null);
  /** The cell under the finger or the focus, where the tile in hand would go. */
  aim = $state.raw<Cell | null>(null);
  /** Where keys have led the tile in hand: that was said already. */
  ledSpot = $state<string | null>(null);
  /** Whether I am asked where to start, as I want to finish. */
  isFinishing = $state(false);
  /** What was tapped and is under way, so that the tap is seen at once. */
  sentText = $state<string | null>(null);
  #stowing = $state<Good | 'out' | null>(null);
  /** The tile that was in hand, or placed last, in the position before. */
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
  /** The tile in my hand. */
  readonly tile = $derived.by(() => this.me?.hand?.tile ?? null);
  readonly loose = $derived.by(() => this.me?.loose ?? null);
  /** Where the tile in hand can go, the best place first; those where it fits, if it does anywhere. */
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
  /** The ways of the cell that is picked. */
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

  /** What can be done on a cell; the tile placed last is taken up where it lies. */
  atCell(cell: Cell): Choice[] {
    const lifted = isSameCell(cell, this.loose) ? this.first('pick-up') : null;
    return lifted ? [lifted] : choicesOnCell(this.legal, cell, this.#handState, this.pieceOf(cell));
  }

  /** Whether a tap on a cell could do nothing now. */
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

  /** Whether a cell is picked, or belongs to the piece that is. */
  isPicked(cell: Cell): boolean {
    if (!this.picked) return false;
    const piece = this.pieceOf(this.picked);
    return isSameCell(cell, this.picked) || (piece !== null && piece === this.pieceOf(cell) && this.first('keep') !== null);
  }

  /** A tap on a cell; a second one on the same does the only way there is. */
  tap(cell: Cell): void {
    const choices = this.atCell(cell);
    const now = directChoice(choices) ?? (this.isPicked(cell) && choices.length === 1 ? choices[0] : null);
    if (now) this.send(now.text);
    else this.picked = choices.length && !this.isPicked(cell) ? cell : null;
  }

  stow(what: Good | 'out'): void {
    this.#stowing = what;
  }

  /** Turns the tile in hand, or the one placed last where it lies. */
  rotate(by = 1): void {
    this.ledSpot = null;
    if (this.tile !== null) this.turn = (this.turn + by + 4) % 4;
    else this.#rotateLoose(by);
  }

  /** Holds the tile in hand as it would lie in a place. */
  leadTo({ action, text }: Spot): void {
    this.turn = action.turn;
    this.ledSpot = text;
  }

  /** Does a choice, and nothing that is not in the list; the same one again only after its answer, or when none comes. */
  send(text: string): void {
    if (text === this.sentText || !this.#isLegal(text)) return;
    this.picked = null;
    this.sentText = text;
    clearTimeout(this.#resendTimer);
    this.#resendTimer = setTimeout(() => (this.sentText = null), resendDelay);
    this.#source().send(text);
  }

  /** Handles a new position: what is still possible stays picked. */
  reset(mine: boolean): void {
    if (mine || (this.picked && !this.atCell(this.picked).length)) this.picked = null;
    if (mine || (this.sentText !== null && !this.#isLegal(this.sentText))) this.sentText = null;
    this.#followTurn();
  }

  /** The tile placed last is taken up as it lay; a tile that is new in hand lies as it is printed. */
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
