// The player's selection and the effect of a tap; only legal actions from the server are sent.
import type { Choice, Place, View } from './types';
import { choicesAtWire, kindAt, nextValues, choiceNaming, ofKind, tapResult, type WireKind } from './legal_filter';
import { isSamePlace, ownerOf, slotAt, valueOf } from './model/wires';

interface Source {
  view: View;
  legal: readonly Choice[];
  send: (actions: string | readonly string[]) => void;
  /** True if naming these values needs a confirmation. */
  needsWarning: (values: readonly string[]) => boolean;
}

export class Selection {
  /** The picked wire, which waits for a second tap or for its value. */
  picked = $state.raw<Place | null>(null);
  /** The values named so far; the X or Y Ray takes two. */
  named = $state.raw<readonly string[]>([]);
  /** The values that wait for a confirmation, because they may end the mission. */
  unconfirmed = $state.raw<readonly string[] | null>(null);
  /** True while the viewer is naming a player for an accusation; no other question is shown. */
  isAccusing = $state(false);
  /** True if a tap on a wire opens its notes instead of its action. */
  notesMode = $state(false);
  /** The wire whose notes are open. */
  notesPlace = $state.raw<Place | null>(null);
  readonly #source: () => Source;

  constructor(source: () => Source) {
    this.#source = source;
  }

  readonly legal = $derived.by(() => this.#source().legal);
  /** The values that can be announced before pointing; empty if pointing does not wait for a value. */
  readonly #announceable = $derived.by(() => this.#source().view.announceable);
  readonly #atPicked = $derived.by(() => (this.picked ? choicesAtWire(this.legal, this.picked) : []));
  /** The legal pointing action that waits for its value. */
  readonly pointing = $derived.by(() => (this.#announceable.length ? ofKind(this.#atPicked, 'point')[0] : undefined));
  /** True if a wire is picked to be pointed at, but not sent yet. */
  readonly isAiming = $derived(this.pointing !== undefined);
  /** The legal actions of the picked wire. */
  readonly atPickedChoices = $derived(this.isAiming ? [] : this.#atPicked);
  readonly nextValues = $derived.by(() =>
    this.isAiming ? this.#announceable.map(({ value }) => value) : nextValues(this.legal, this.named),
  );
  readonly isNaming = $derived.by(() => this.isAiming || ofKind(this.legal, 'announce', 'scan').length > 0);

  /** Returns the kind of action that a tap on a wire begins. */
  kindAt(place: Place): WireKind | null {
    return kindAt(this.legal, place);
  }

  /** Handles a tap: begins the wire's action, or opens its notes if no value or button is pending. */
  tap(place: Place): void {
    const what = this.notesMode ? null : tapResult(this.legal, this.picked, place, this.#announceable.length > 0);
    if (what && 'sends' in what) this.send(what.sends);
    else if (what) this.#pick(what.picks);
    else if (!this.notesMode && this.#barredX(place)) this.#source().send(this.#barredX(place) as string);
    else if (this.notesMode || !(this.isNaming || this.#isCutAlone(place))) this.toggleNotes(place);
  }

  /** Returns an action barred by an X (BB-m20); the server is sent it to refuse with its reason. */
  #barredX(place: Place): string | null {
    const { view } = this.#source();
    const slot = slotAt(view, place);
    if (!slot?.x || slot.cut) return null;
    const owner = ownerOf(view, place.stand);
    const alike = this.legal.find(({ action }) => 'stand' in action && action.kind !== 'insert' && ownerOf(view, action.stand) === owner);
    return alike ? `${alike.action.kind} ${place.stand}.${place.slot}` : null;
  }

  /** True if a button offers the solo cut of this wire's value. */
  #isCutAlone(place: Place): boolean {
    const wire = slotAt(this.#source().view, place)?.wire;
    return !!wire && this.legal.some(({ action }) => action.kind === 'solo' && action.value === valueOf(wire));
  }

  /** Opens the notes of a wire, or closes them if they are open. */
  toggleNotes(place: Place | null): void {
    this.notesPlace = isSamePlace(this.notesPlace, place) ? null : place;
    this.isAccusing = false;
  }

  /** Clears the picked wire. */
  clearPick(): void {
    this.#pick(null);
  }

  /** Adds a named value; a value that may end the mission first needs a confirmation. */
  addValue(value: string): void {
    const named = [...this.named, value];
    if (!this.pointing && !choiceNaming(this.legal, named)) this.named = named;
    else if (this.#source().needsWarning(named)) this.unconfirmed = named;
    else this.#sendValues(named);
  }

  /** Sends the values that waited for a confirmation. */
  confirm(): void {
    if (this.unconfirmed) this.#sendValues(this.unconfirmed);
  }

  cancelConfirm(): void {
    this.unconfirmed = null;
  }

  /** Starts or cancels an accusation. */
  setAccusing(on: boolean): void {
    this.#clear();
    this.isAccusing = on;
  }

  clearValues(): void {
    this.named = [];
  }

  /** Sends an action if it is legal. */
  send(choice: Choice): void {
    if (!this.legal.some(({ text }) => text === choice.text)) return;
    this.#clear();
    this.#source().send(choice.text);
  }

  /** Clears the selection for a new position. */
  reset(): void {
    this.#clear();
  }

  /** Sends the named values; a pointing that waited for them is sent in the same move. */
  #sendValues(values: readonly string[]): void {
    const choice = choiceNaming(this.legal, values);
    const said = this.#announceable.find(({ value }) => value === values[0]);
    if (this.pointing && said) this.#source().send([this.pointing.text, said.text]);
    else if (choice) this.send(choice);
    this.unconfirmed = null;
  }

  /** Picks a wire and closes the notes. */
  #pick(place: Place | null): void {
    this.unconfirmed = null;
    this.picked = place;
    this.notesPlace = null;
    this.isAccusing = false;
  }

  #clear(): void {
    this.picked = null;
    this.named = [];
    this.unconfirmed = null;
    this.isAccusing = false;
    if (!this.notesMode) this.notesPlace = null;
  }
}
