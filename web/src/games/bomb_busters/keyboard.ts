// Hands on the keys: what is typed leads to things on the table, and after each step the focus stands where the next one starts.
import { flushSync } from 'svelte';
import { on } from 'svelte/events';
import { liveRegion } from '../../shared/ui/live_region.svelte';
import { isShortcut } from '../../shared/input/shortcuts';
import type { Choice, Place, View } from './types';
import type { Choosing } from './selection.svelte';
import { valuesWords } from './event_text';
import { Typing } from './model/typed_input';
import { entranceOf } from './walking';
import { letterOf, placeName } from './model/wires';
import { t } from './messages';

interface Source {
  view: View;
  /** What is offered to me, as one list for as long as nothing else is. */
  offered: readonly Choice[];
  choosing: Choosing;
  /** Shows on the wires what they could be, or no longer. */
  look: () => void;
  /** Reads out what is cut, and what is in play. */
  readValues: () => void;
}

/** Where the focus waits for what comes: what there is to do, or nothing at all. */
const waiting = '[data-testid=dock], [data-testid=dock] *, main, body';

export class Guide {
  readonly #source: () => Source;
  readonly #typing = new Typing();
  #room: HTMLElement | null = null;
  /** Whether a key was pressed last, and not the screen. */
  #byKeys = false;
  /** What was offered when the last step was taken, and the wire that it was about. */
  #offered: readonly Choice[] | null = null;
  #place: Place | null = null;
  /** What was offered when something was done. */
  #done: readonly Choice[] | null = null;

  constructor(source: () => Source) {
    this.#source = source;
  }

  /** Listens to the keys for a room. */
  readonly listen = (room: HTMLElement): (() => void) => {
    this.#room = room;
    const early = { capture: true };
    const off = [
      on(document, 'pointerdown', () => (this.#byKeys = false), early),
      on(document, 'keydown', () => (this.#byKeys = true), early),
      on(document, 'keydown', (event) => this.#press(event)),
    ];
    return () => off.forEach((end) => end());
  };

  /** Something was chosen or left off, or is offered: whoever has their hands on the keys is led there. */
  follow(): void {
    const { offered, choosing } = this.#source();
    const at = choosing.noted ?? choosing.picked;
    const left = offered === this.#offered && !at ? this.#place : null;
    if (this.#byKeys && offered !== this.#done && (at || left || this.#isAwaited)) (left ? this.#wire(left) : this.#next)?.focus();
    this.#offered = offered;
    this.#place = at;
  }

  /** Something is done: the focus waits for what is offered then. */
  done(): void {
    this.#done = this.#source().offered;
  }

  /** Whether I am asked for something, and the focus waits for that. */
  get #isAwaited(): boolean {
    const { view } = this.#source();
    return view.acting === view.seat && this.#isWaiting;
  }

  get #isWaiting(): boolean {
    return document.activeElement?.matches(waiting) ?? true;
  }

  /** Where the next step starts. */
  get #next(): HTMLElement | undefined {
    const { choosing, offered } = this.#source();
    if (choosing.noted) return this.#in('notes') ?? this.#in('looked');
    if (choosing.doubted) return this.#in('doubt');
    if (choosing.accusing) return this.#in('buttons');
    if (choosing.isNaming) return this.#in('pad');
    if (choosing.picked || !this.#room?.querySelector('[data-can]')) return offered.length ? this.#in('buttons') : undefined;
    return this.#in('stands');
  }

  /** Where a group is entered. */
  #in(group: string): HTMLElement | undefined {
    return entranceOf(this.#room?.querySelector(`[data-walk=${group}]`));
  }

  #wire(place: Place | null): HTMLElement | undefined {
    return place ? (this.#room?.querySelector<HTMLElement>(`[data-place=${placeName(place)}]`) ?? undefined) : undefined;
  }

  #goTo(element: HTMLElement | undefined): boolean {
    element?.focus();
    return element !== undefined;
  }

  #press(event: KeyboardEvent): void {
    const key = event.key.toLowerCase();
    if (!isShortcut(event, event.key)) return;
    const acted = /^\d$/.test(key) ? this.#figure(key) : this.#letter(key);
    if (acted) event.preventDefault();
  }

  #letter(key: string): boolean {
    this.#typing.end();
    const { view, look, readValues } = this.#source();
    const stand = view.stands.findIndex((_, at) => letterOf(at).toLowerCase() === key);
    if (stand >= 0) return this.#stand(stand);
    switch (key) {
      case 's':
        return this.#goTo(this.#in('buttons'));
      case 'k':
        return this.#goTo(this.#in('equipment'));
      case 'y':
      case 'r':
        return this.#value(key.toUpperCase());
      case 'w':
        look();
        return true;
      case 'v':
        readValues();
        return true;
      default:
        return key === 'escape' && this.#leave();
    }
  }

  /** To a stand: to the wire of it that can be chosen first, or its first one. */
  #stand(stand: number): boolean {
    const letter = letterOf(stand);
    this.#typing.begin(letter);
    const wires = this.#wiresOf(letter);
    return this.#goTo(wires.find((wire) => wire.dataset['can']) ?? wires[0]);
  }

  #wiresOf(letter: string): HTMLElement[] {
    return [...(this.#room?.querySelectorAll<HTMLElement>(`[data-stand=${letter}] [data-place]`) ?? [])];
  }

  /** After a letter the number of a wire, otherwise a value. */
  #figure(figure: string): boolean {
    const letter = this.#typing.stand;
    if (!letter) return this.#value(figure);
    const wires = this.#wiresOf(letter);
    const number = this.#typing.add(
      figure,
      wires.map((_, at) => String(at + 1)),
    );
    return this.#goTo(number ? wires[Number(number) - 1] : undefined);
  }

  /** To the key of a value; where a wire has the focus that waits for none yet, it is chosen first. */
  #value(figure: string): boolean {
    const keys = this.#keys;
    if (!keys.length) return this.#aim(figure);
    const values = keys.map((one) => one.dataset['value'] ?? '');
    const key = keys[values.indexOf(this.#typing.add(figure, values) ?? '')];
    if (!key) this.#refuse(figure, values);
    // Where there is no such value, Enter must not say another one.
    return this.#goTo(key ?? this.#room?.querySelector<HTMLElement>('[data-testid=dock]') ?? undefined);
  }

  get #keys(): HTMLElement[] {
    return [...(this.#room?.querySelectorAll<HTMLElement>('[data-walk] [data-value]:enabled') ?? [])];
  }

  #aim(figure: string): boolean {
    const { choosing, view } = this.#source();
    const wire = document.activeElement as HTMLElement;
    const values = view.announceable.map(({ value }) => value);
    if (wire.dataset['can'] !== 'point' || choosing.noting || !values.length) return false;
    if (!values.some((value) => value.startsWith(figure))) return this.#refuse(figure, values);
    wire.click();
    flushSync();
    return this.#value(figure);
  }

  #refuse(figure: string, values: readonly string[]): boolean {
    this.#typing.end();
    liveRegion.alert(t('bomb_busters.ear.no_value', { value: figure, values: valuesWords(values) }));
    return true;
  }

  /** One step back. */
  #leave(): boolean {
    const { choosing } = this.#source();
    if (choosing.noted) choosing.note(choosing.noted);
    else if (choosing.doubted) choosing.think();
    else if (choosing.named.length) choosing.unname();
    else if (choosing.accusing) choosing.accuse(false);
    else if (choosing.picked) choosing.drop();
    else return false;
    return true;
  }
}
