// Handles the keyboard: typed keys focus elements, and the focus moves to the next action after each step.
import { flushSync } from 'svelte';
import { on } from 'svelte/events';
import { liveRegion } from '../../shared/ui/live_region.svelte';
import { isShortcut } from '../../shared/input/shortcuts';
import type { Choice, Place, View } from './types';
import type { Selection } from './selection.svelte';
import { valuesText } from './event_text';
import { TypedInput } from './model/typed_input';
import { tabStop } from './row_navigation';
import { letterOf, placeName } from './model/wires';
import { t } from './messages';

interface Source {
  view: View;
  /** The legal actions; the same list until they change. */
  legal: readonly Choice[];
  selection: Selection;
  /** Shows or hides the odds on the wires. */
  toggleOdds: () => void;
  /** Announces which values are cut and which are in play. */
  announceValues: () => void;
}

/** The selector of elements that keep the focus until the next action is available. */
const idleFocus = '[data-testid=dock], [data-testid=dock] *, main, body';

export class Keyboard {
  readonly #source: () => Source;
  readonly #typed = new TypedInput();
  #room: HTMLElement | null = null;
  /** True if the last input was a key press, and not a pointer. */
  #lastInputWasKey = false;
  /** The legal actions when the focus was last moved, and the place of their wire. */
  #legalBefore: readonly Choice[] | null = null;
  #placeBefore: Place | null = null;
  /** The legal actions when the last action was sent. */
  #legalWhenSent: readonly Choice[] | null = null;

  constructor(source: () => Source) {
    this.#source = source;
  }

  /** Listens to the keys of a screen. */
  readonly attach = (room: HTMLElement): (() => void) => {
    this.#room = room;
    const early = { capture: true };
    const off = [
      on(document, 'pointerdown', () => (this.#lastInputWasKey = false), early),
      on(document, 'keydown', () => (this.#lastInputWasKey = true), early),
      on(document, 'keydown', (event) => this.#onKey(event)),
    ];
    return () => off.forEach((end) => end());
  };

  /** Moves the focus of a keyboard player to the next thing to do. */
  moveFocus(): void {
    const { legal, selection } = this.#source();
    const at = selection.notesPlace ?? selection.picked;
    const left = legal === this.#legalBefore && !at ? this.#placeBefore : null;
    if (this.#lastInputWasKey && legal !== this.#legalWhenSent && (at || left || this.#mustAct))
      (left ? this.#wireButton(left) : this.#nextFocus)?.focus();
    this.#legalBefore = legal;
    this.#placeBefore = at;
  }

  /** Remembers the legal actions when an action is sent, so that the focus waits for new ones. */
  onSend(): void {
    this.#legalWhenSent = this.#source().legal;
  }

  /** True if the viewer must act and the focus may move there. */
  get #mustAct(): boolean {
    const { view } = this.#source();
    return view.acting === view.seat && this.#isFocusIdle;
  }

  get #isFocusIdle(): boolean {
    return document.activeElement?.matches(idleFocus) ?? true;
  }

  /** The element for the next step. */
  get #nextFocus(): HTMLElement | undefined {
    const { selection, legal } = this.#source();
    if (selection.notesPlace) return this.#entryOf('notes') ?? this.#entryOf('looked');
    if (selection.unconfirmed) return this.#entryOf('doubt');
    if (selection.isAccusing) return this.#entryOf('buttons');
    if (selection.isNaming) return this.#entryOf('pad');
    if (selection.picked || !this.#room?.querySelector('[data-can]')) return legal.length ? this.#entryOf('buttons') : undefined;
    return this.#entryOf('stands');
  }

  /** Returns the element that the Tab key enters in a group. */
  #entryOf(group: string): HTMLElement | undefined {
    return tabStop(this.#room?.querySelector(`[data-walk=${group}]`));
  }

  #wireButton(place: Place | null): HTMLElement | undefined {
    return place ? (this.#room?.querySelector<HTMLElement>(`[data-place=${placeName(place)}]`) ?? undefined) : undefined;
  }

  #focus(element: HTMLElement | undefined): boolean {
    element?.focus();
    return element !== undefined;
  }

  #onKey(event: KeyboardEvent): void {
    const key = event.key.toLowerCase();
    if (!isShortcut(event, event.key)) return;
    const acted = /^\d$/.test(key) ? this.#onDigit(key) : this.#onLetter(key);
    if (acted) event.preventDefault();
  }

  #onLetter(key: string): boolean {
    this.#typed.reset();
    const { view, toggleOdds, announceValues } = this.#source();
    const stand = view.stands.findIndex((_, at) => letterOf(at).toLowerCase() === key);
    if (stand >= 0) return this.#focusStand(stand);
    switch (key) {
      case 's':
        return this.#focus(this.#entryOf('buttons'));
      case 'k':
        return this.#focus(this.#entryOf('equipment'));
      case 'y':
      case 'r':
        return this.#focusValue(key.toUpperCase());
      case 'w':
        toggleOdds();
        return true;
      case 'v':
        announceValues();
        return true;
      default:
        return key === 'escape' && this.#stepBack();
    }
  }

  /** Focuses the first selectable wire of a stand, or its first wire. */
  #focusStand(stand: number): boolean {
    const letter = letterOf(stand);
    this.#typed.startStand(letter);
    const wires = this.#wireButtons(letter);
    return this.#focus(wires.find((wire) => wire.dataset['can']) ?? wires[0]);
  }

  #wireButtons(letter: string): HTMLElement[] {
    return [...(this.#room?.querySelectorAll<HTMLElement>(`[data-stand=${letter}] [data-place]`) ?? [])];
  }

  /** Handles a digit: after a letter it is the number of a wire, otherwise a value. */
  #onDigit(figure: string): boolean {
    const letter = this.#typed.stand;
    if (!letter) return this.#focusValue(figure);
    const wires = this.#wireButtons(letter);
    const number = this.#typed.addDigit(
      figure,
      wires.map((_, at) => String(at + 1)),
    );
    return this.#focus(number ? wires[Number(number) - 1] : undefined);
  }

  /** Focuses the key of a value; a focused wire that is not picked yet is picked first. */
  #focusValue(figure: string): boolean {
    const keys = this.#valueButtons;
    if (!keys.length) return this.#pointAndFocusValue(figure);
    const values = keys.map((one) => one.dataset['value'] ?? '');
    const key = keys[values.indexOf(this.#typed.addDigit(figure, values) ?? '')];
    if (!key) this.#announceNoValue(figure, values);
    // Without a key for this value the focus leaves the pad, so that Enter sends no other value.
    return this.#focus(key ?? this.#room?.querySelector<HTMLElement>('[data-testid=dock]') ?? undefined);
  }

  get #valueButtons(): HTMLElement[] {
    return [...(this.#room?.querySelectorAll<HTMLElement>('[data-walk] [data-value]:enabled') ?? [])];
  }

  #pointAndFocusValue(figure: string): boolean {
    const { selection, view } = this.#source();
    const wire = document.activeElement as HTMLElement;
    const values = view.announceable.map(({ value }) => value);
    if (wire.dataset['can'] !== 'point' || selection.notesMode || !values.length) return false;
    if (!values.some((value) => value.startsWith(figure))) return this.#announceNoValue(figure, values);
    wire.click();
    flushSync();
    return this.#focusValue(figure);
  }

  #announceNoValue(figure: string, values: readonly string[]): boolean {
    this.#typed.reset();
    liveRegion.alert(t('bomb_busters.ear.no_value', { value: figure, values: valuesText(values) }));
    return true;
  }

  /** Goes one step back, as the Escape key does. */
  #stepBack(): boolean {
    const { selection } = this.#source();
    if (selection.notesPlace) selection.toggleNotes(selection.notesPlace);
    else if (selection.unconfirmed) selection.cancelConfirm();
    else if (selection.named.length) selection.clearValues();
    else if (selection.isAccusing) selection.setAccusing(false);
    else if (selection.picked) selection.clearPick();
    else return false;
    return true;
  }
}
