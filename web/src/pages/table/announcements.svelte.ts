// What is said at a table to those who listen: what happens as it is shown, then my turn; and, when asked, the position and what I can do.
import { untrack } from 'svelte';
import type { Explanations, GameClient, Screen } from '../../games/contract';
import { liveRegion } from '../../shared/ui/live_region.svelte';
import type { PlaybackControl } from '../../shared/animation/playback.svelte';
import { isShortcut } from '../../shared/input/shortcuts';
import type { SeatNames } from '../../shared/i18n/event_text';
import { isTakeBackStep } from '../../shared/net/takeback';
import type { Choice, SeatInfo, StepSeen, View } from '../../shared/net/wire';
import { t } from '../../shared/i18n/i18n';
import { logLines } from './log';
import { buttonLabel } from './button_label';

/** What is known at a table just now. */
export interface TableSnapshot {
  screen: Screen | null;
  /** Loads what tells the position and what I can do. */
  loadExplanations: GameClient['loadExplanations'];
  /** The position shown; null before there is one. */
  view: View | null;
  legal: readonly Choice[];
  seats: readonly SeatInfo[];
  seatName: SeatNames;
  /** One line: whose turn it is, and what there is to do. */
  status: string;
  /** Whether I am to act, and can. */
  isMyTurn: boolean;
  /** The position as text, if the screen does not describe it. */
  text: string | null;
  /** The newest lines that a show may show, and all of them. */
  news: readonly StepSeen[];
  steps: readonly StepSeen[];
  /** How many lines are not told, as they were there before me. */
  missed: number;
  /** Whether an earlier position is shown. */
  isPast: boolean;
  /** The element with the screen's buttons. */
  element: HTMLElement | undefined;
}

export class TurnAnnouncer {
  #snapshot = $state.raw<(() => TableSnapshot) | null>(null);

  /** Whether there is a table to be told of. */
  get isActive(): boolean {
    return this.#snapshot !== null;
  }

  /** Tells what happens at a table, in a component that shows it. */
  attach(playback: PlaybackControl, known: () => TableSnapshot): void {
    this.#snapshot = known;
    playback.onSteps = (lines) => this.#announceSteps(lines);
    $effect(() => {
      liveRegion.hasMore = playback.busy;
    });
    $effect(() => {
      const { blocksPlayback } = liveRegion;
      untrack(() => (playback.announced = !blocksPlayback));
    });
    this.#announceUnshown(playback, known);
    this.#announceTurn(playback, known);
    $effect(() => () => {
      this.#snapshot = null;
      liveRegion.hasMore = false;
    });
  }

  /** Reads the position. */
  async announcePosition(): Promise<void> {
    const asked = await this.#explanations();
    const known = this.#snapshot?.();
    if (!known?.view) return;
    const { view, seats, status, text } = known;
    const lines = text?.split('\n').filter((line) => line.trim()) ?? [];
    liveRegion.reply(asked?.position?.(view, seats) ?? [status, ...lines]);
  }

  /** Reads what I can do. */
  async announceAvailable(): Promise<void> {
    const asked = await this.#explanations();
    const known = this.#snapshot?.();
    if (!known?.view) return;
    const { view, legal, seats, element, status } = known;
    const told = (legal.length > 0 && asked?.available?.(view, legal, seats)) || [];
    const buttons = legal.length && !told.length ? [...(element?.querySelectorAll('button') ?? [])] : [];
    const named = [...new Set(buttons.map(buttonLabel))].filter((words) => words !== '');
    liveRegion.reply(legal.length ? [...told, ...named] : [t('ear.nothing'), status]);
  }

  /** Handles the keys that request announcements; a listener who continues by keys does so first. */
  onKey(event: KeyboardEvent): void {
    const asks: Readonly<Record<string, () => void>> = {
      i: () => void this.announcePosition(),
      o: () => void this.announceAvailable(),
      l: () => liveRegion.repeat(),
    };
    if (event.key !== 'l') liveRegion.resetRepeat();
    if (isShortcut(event, event.key)) asks[event.key]?.();
  }

  /** What answers; null where it cannot be had. */
  async #explanations(): Promise<Explanations | null> {
    const loaded = await this.#snapshot?.()
      .loadExplanations?.()
      .catch(() => null);
    return loaded?.default ?? null;
  }

  #announceSteps(lines: readonly StepSeen[]): void {
    const { screen, seatName, view } = this.#snapshot?.() ?? {};
    if (!screen || !seatName) return;
    const isHeard = (event: StepSeen['events'][number]) => !view || !screen.quiet?.(event, view);
    const heard = lines.map((line) => ({ ...line, events: line.events.filter(isHeard) }));
    logLines(heard, screen.eventText, seatName, screen.continueLine).forEach(({ text: words }) => liveRegion.announce(words));
  }

  /** Events without an animation: before the screen loaded, taken back, or while I look back or am away. */
  #announceUnshown(playback: PlaybackControl, known: () => TableSnapshot): void {
    let count: number | null = null;
    $effect(() => {
      const { screen, news, steps, isPast, missed } = known();
      if (!screen) return;
      const unshown = count === null || isPast || !playback.isAttached || !news.length || news.some(isTakeBackStep);
      const fresh = steps.slice(Math.max(count ?? 0, missed));
      if (unshown) untrack(() => this.#announceSteps(fresh));
      count = steps.length;
    });
  }

  /** That it is my turn, or what else I am asked in it, once all that happened has been told. */
  #announceTurn(playback: PlaybackControl, known: () => TableSnapshot): void {
    let before = '';
    $effect(() => {
      const { isMyTurn, status, screen } = known();
      if (!isMyTurn) before = '';
      if (!isMyTurn || !screen || playback.busy || status === before) return;
      before = status;
      untrack(() => liveRegion.announce(status));
    });
  }
}
