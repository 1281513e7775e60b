// What is said at a table to those who listen: what happens as it is shown, then my turn; and, when asked, the position and what I can do.
import { untrack } from 'svelte';
import type { Asked, Guest, Room } from '../../games/contract';
import { announcer } from '../../shared/ui/live_region.svelte';
import type { Director } from '../../shared/animation/playback.svelte';
import { isPressed } from '../../shared/input/shortcuts';
import type { Naming } from '../../shared/i18n/event_text';
import { isTakeBack } from '../../shared/net/takeback';
import type { Choice, SeatInfo, StepSeen, View } from '../../shared/net/wire';
import { t } from '../../shared/i18n/i18n';
import { told } from './log';
import { nameOfButton } from './button_label';

/** What is known at a table just now. */
export interface Known {
  room: Room | null;
  /** Loads what tells the position and what I can do. */
  asked: Guest['asked'];
  /** The position shown; null before there is one. */
  view: View | null;
  legal: readonly Choice[];
  seats: readonly SeatInfo[];
  name: Naming;
  /** One line: whose turn it is, and what there is to do. */
  status: string;
  /** Whether I am to act, and can. */
  mine: boolean;
  /** The position as text, where the room has no words for it. */
  text: string | null;
  /** The newest lines that a show may show, and all of them. */
  news: readonly StepSeen[];
  steps: readonly StepSeen[];
  /** How many lines are not told, as they were there before me. */
  missed: number;
  /** Whether an earlier position is shown. */
  past: boolean;
  /** Where the room's buttons are. */
  place: HTMLElement | undefined;
}

export class Ear {
  #known = $state.raw<(() => Known) | null>(null);

  /** Whether there is a table to be told of. */
  get listens(): boolean {
    return this.#known !== null;
  }

  /** Tells what happens at a table, in a component that shows it. */
  follow(director: Director, known: () => Known): void {
    this.#known = known;
    director.tells = (lines) => this.#tell(lines);
    $effect(() => {
      announcer.hasMore = director.busy;
    });
    $effect(() => {
      const { holds } = announcer;
      untrack(() => (director.heard = !holds));
    });
    this.#tellUnshown(director, known);
    this.#tellTurn(director, known);
    $effect(() => () => {
      this.#known = null;
      announcer.hasMore = false;
    });
  }

  /** Reads the position. */
  async position(): Promise<void> {
    const asked = await this.#asked();
    const known = this.#known?.();
    if (!known?.view) return;
    const { view, seats, status, text } = known;
    const lines = text?.split('\n').filter((line) => line.trim()) ?? [];
    announcer.answer(asked?.position?.(view, seats) ?? [status, ...lines]);
  }

  /** Reads what I can do. */
  async can(): Promise<void> {
    const asked = await this.#asked();
    const known = this.#known?.();
    if (!known?.view) return;
    const { view, legal, seats, place, status } = known;
    const told = (legal.length > 0 && asked?.can?.(view, legal, seats)) || [];
    const buttons = legal.length && !told.length ? [...(place?.querySelectorAll('button') ?? [])] : [];
    const named = [...new Set(buttons.map(nameOfButton))].filter((words) => words !== '');
    announcer.answer(legal.length ? [...told, ...named] : [t('ear.nothing'), status]);
  }

  /** The keys that ask; a listener who goes on by keys does so before anything else. */
  press(event: KeyboardEvent): void {
    const asks: Readonly<Record<string, () => void>> = {
      i: () => void this.position(),
      o: () => void this.can(),
      l: () => announcer.again(),
    };
    if (event.key !== 'l') announcer.forgetBack();
    if (isPressed(event, event.key)) asks[event.key]?.();
  }

  /** What answers; null where it cannot be had. */
  async #asked(): Promise<Asked | null> {
    const loaded = await this.#known?.()
      .asked?.()
      .catch(() => null);
    return loaded?.default ?? null;
  }

  #tell(lines: readonly StepSeen[]): void {
    const { room, name, view } = this.#known?.() ?? {};
    if (!room || !name) return;
    const isHeard = (event: StepSeen['events'][number]) => !view || !room.hushed?.(event, view);
    const heard = lines.map((line) => ({ ...line, events: line.events.filter(isHeard) }));
    told(heard, room.tell, name, room.goOn).forEach(({ words }) => announcer.say(words));
  }

  /** What no show tells: what came before the room did, what was taken back, and what happens while I look back or am away. */
  #tellUnshown(director: Director, known: () => Known): void {
    let count: number | null = null;
    $effect(() => {
      const { room, news, steps, past, missed } = known();
      if (!room) return;
      const unshown = count === null || past || !director.directs || !news.length || news.some(isTakeBack);
      const fresh = steps.slice(Math.max(count ?? 0, missed));
      if (unshown) untrack(() => this.#tell(fresh));
      count = steps.length;
    });
  }

  /** That it is my turn, or what else I am asked in it, once all that happened has been told. */
  #tellTurn(director: Director, known: () => Known): void {
    let before = '';
    $effect(() => {
      const { mine, status, room } = known();
      if (!mine) before = '';
      if (!mine || !room || director.busy || status === before) return;
      before = status;
      untrack(() => announcer.say(status));
    });
  }
}
