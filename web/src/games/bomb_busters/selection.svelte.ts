// What is picked so far, and what a tap does; everything that can be done is in the list that the server sent.
import type { Choice, Place, View } from './types';
import { choicesAtWire, kindAt, nextValues, choiceNaming, ofKind, tapResult, type WireKind } from './legal_filter';
import { isSamePlace, ownerOf, slotAt, valueOf } from './model/wires';

interface Source {
  view: View;
  legal: readonly Choice[];
  send: (actions: string | readonly string[]) => void;
  /** Whether one is to think twice before saying this of the wires pointed at. */
  needsWarning: (values: readonly string[]) => boolean;
}

export class Selection {
  /** The wire that waits for its second tap, or for its value. */
  picked = $state.raw<Place | null>(null);
  /** The values named so far; the ray takes two. */
  named = $state.raw<readonly string[]>([]);
  /** What waits to be said once more, as it may end the mission. */
  unconfirmed = $state.raw<readonly string[] | null>(null);
  /** True while a player is being named; nothing else is asked then. */
  isAccusing = $state(false);
  /** Whether a tap on a wire opens its notes, whatever else it could do. */
  notesMode = $state(false);
  /** The wire whose notes are open. */
  notesPlace = $state.raw<Place | null>(null);
  readonly #source: () => Source;

  constructor(source: () => Source) {
    this.#source = source;
  }

  readonly legal = $derived.by(() => this.#source().legal);
  /** What can be said of a wire before it is pointed at; empty where pointing does not wait for that. */
  readonly #announceable = $derived.by(() => this.#source().view.announceable);
  readonly #atPicked = $derived.by(() => (this.picked ? choicesAtWire(this.legal, this.picked) : []));
  /** The pointing that waits for its value. */
  readonly pointing = $derived.by(() => (this.#announceable.length ? ofKind(this.#atPicked, 'point')[0] : undefined));
  /** True if a wire is picked to be pointed at, but not sent yet. */
  readonly isAiming = $derived(this.pointing !== undefined);
  /** The ways to go on from the wire that is picked. */
  readonly atPickedChoices = $derived(this.isAiming ? [] : this.#atPicked);
  readonly nextValues = $derived.by(() =>
    this.isAiming ? this.#announceable.map(({ value }) => value) : nextValues(this.legal, this.named),
  );
  readonly isNaming = $derived.by(() => this.isAiming || ofKind(this.legal, 'announce', 'scan').length > 0);

  /** What a tap on a wire would begin. */
  kindAt(place: Place): WireKind | null {
    return kindAt(this.legal, place);
  }

  /** A tap begins what the wire is for; else it opens its notes, but never over the values or the button that the tap was meant for. */
  tap(place: Place): void {
    const what = this.notesMode ? null : tapResult(this.legal, this.picked, place, this.#announceable.length > 0);
    if (what && 'sends' in what) this.send(what.sends);
    else if (what) this.#pick(what.picks);
    else if (!this.notesMode && this.#barredX(place)) this.#source().send(this.#barredX(place) as string);
    else if (this.notesMode || !(this.isNaming || this.#isCutAlone(place))) this.toggleNotes(place);
  }

  /** What is done to other wires of the same stands now, and not to this one with an X (BB-m20): the server is asked for it, and says why not. */
  #barredX(place: Place): string | null {
    const { view } = this.#source();
    const slot = slotAt(view, place);
    if (!slot?.x || slot.cut) return null;
    const owner = ownerOf(view, place.stand);
    const alike = this.legal.find(({ action }) => 'stand' in action && action.kind !== 'insert' && ownerOf(view, action.stand) === owner);
    return alike ? `${alike.action.kind} ${place.stand}.${place.slot}` : null;
  }

  /** A button offers to cut the wires of this value alone. */
  #isCutAlone(place: Place): boolean {
    const wire = slotAt(this.#source().view, place)?.wire;
    return !!wire && this.legal.some(({ action }) => action.kind === 'solo' && action.value === valueOf(wire));
  }

  /** Opens the notes of a wire; tapped again they close. */
  toggleNotes(place: Place | null): void {
    this.notesPlace = isSamePlace(this.notesPlace, place) ? null : place;
    this.isAccusing = false;
  }

  /** Another wire is to be picked. */
  clearPick(): void {
    this.#pick(null);
  }

  /** Says a value, with those named before; what may end the mission waits to be said once more. */
  addValue(value: string): void {
    const named = [...this.named, value];
    if (!this.pointing && !choiceNaming(this.legal, named)) this.named = named;
    else if (this.#source().needsWarning(named)) this.unconfirmed = named;
    else this.#sendValues(named);
  }

  /** Says what was doubted. */
  confirm(): void {
    if (this.unconfirmed) this.#sendValues(this.unconfirmed);
  }

  cancelConfirm(): void {
    this.unconfirmed = null;
  }

  /** Starts or cancels the naming of a player. */
  setAccusing(on: boolean): void {
    this.#clear();
    this.isAccusing = on;
  }

  clearValues(): void {
    this.named = [];
  }

  /** Does a choice, and nothing that is not in the list. */
  send(choice: Choice): void {
    if (!this.legal.some(({ text }) => text === choice.text)) return;
    this.#clear();
    this.#source().send(choice.text);
  }

  /** The position is another one: what was picked is gone. */
  reset(): void {
    this.#clear();
  }

  /** Pointing and saying are one move where pointing waited for it. */
  #sendValues(values: readonly string[]): void {
    const choice = choiceNaming(this.legal, values);
    const said = this.#announceable.find(({ value }) => value === values[0]);
    if (this.pointing && said) this.#source().send([this.pointing.text, said.text]);
    else if (choice) this.send(choice);
    this.unconfirmed = null;
  }

  /** What follows from a pick is asked where the notes are: they close. */
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
