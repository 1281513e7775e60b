// Announces events to screen readers as they are shown, then the player's turn. On request, the position and the legal actions.
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

/** The state of a table that the announcements read. */
export interface TableSnapshot {
  screen: Screen | null;
  /** Loads the game's descriptions of the position and of the legal actions. */
  loadExplanations: GameClient['loadExplanations'];
  /** The position shown; null before there is one. */
  view: View | null;
  legal: readonly Choice[];
  seats: readonly SeatInfo[];
  seatName: SeatNames;
  /** One line: whose turn it is, and what there is to do. */
  status: string;
  /** True if it is the player's turn and all events have been shown. */
  isMyTurn: boolean;
  /** The position as text, if the screen does not describe it. */
  text: string | null;
  /** The newest lines that are animated, and all lines. */
  news: readonly StepSeen[];
  steps: readonly StepSeen[];
  /** The number of log lines on arrival, which are not announced. */
  missed: number;
  /** True while an earlier position is shown. */
  isPast: boolean;
  /** The element with the screen's buttons. */
  element: HTMLElement | undefined;
}

export class TurnAnnouncer {
  #snapshot = $state.raw<(() => TableSnapshot) | null>(null);

  /** True while a table is shown. */
  get isActive(): boolean {
    return this.#snapshot !== null;
  }

  /** Announces the events of a table while the calling component is mounted. */
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

  /** Announces the position. */
  async announcePosition(): Promise<void> {
    const asked = await this.#explanations();
    const known = this.#snapshot?.();
    if (!known?.view) return;
    const { view, seats, status, text } = known;
    const lines = text?.split('\n').filter((line) => line.trim()) ?? [];
    liveRegion.reply(asked?.position?.(view, seats) ?? [status, ...lines]);
  }

  /** Announces the legal actions. */
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

  /** Handles the keys that request announcements. */
  onKey(event: KeyboardEvent): void {
    const asks: Readonly<Record<string, () => void>> = {
      i: () => void this.announcePosition(),
      o: () => void this.announceAvailable(),
      l: () => liveRegion.repeat(),
    };
    if (event.key !== 'l') liveRegion.resetRepeat();
    if (isShortcut(event, event.key)) asks[event.key]?.();
  }

  /** Returns the game's explanations, or null if they cannot be loaded. */
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

  /** Announces events without an animation: before the screen loaded, taken back, or while the player looks at an earlier position. */
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

  /** Announces the player's turn, and each new task in it, after all events. */
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
