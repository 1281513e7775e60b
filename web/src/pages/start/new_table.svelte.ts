// A table that is about to be opened: how I want it, and the way there.
import type { GameClient } from '../../games/contract';
import { declineLessons, lessonProgress, type LessonProgress } from '../learn/progress';
import { ApiError, openTable } from '../../shared/net/api';
import { myName, saveLastGame, saveName, saveSettings, savedSettings, type TableSettings } from '../../shared/platform/storage';
import { router } from '../../shared/platform/router.svelte';
import type { GameOffer, LessonOffer, OptionOffer } from '../../shared/net/wire';
import { t } from '../../shared/i18n/i18n';
import { tablePage } from '../lazy_pages';

const defaultSeats = 3;
export const defaultLevel = 'normal';

/** The settings of a player's first table. */
export function defaultSettings(game: GameOffer): TableSettings {
  const seats = game.seats.includes(defaultSeats) ? defaultSeats : (game.seats[0] ?? defaultSeats);
  const level = game.bots.includes(defaultLevel) ? defaultLevel : (game.bots[0] ?? defaultLevel);
  return { seats, level, advisor: true, chat: 'phrases', clock: null, options: {} };
}

/** How I opened the last table, as far as the game still has all that. */
export function validSettings(game: GameOffer, kept: Partial<TableSettings> | null): TableSettings {
  const usual = defaultSettings(game);
  const wishes = { ...usual, ...kept };
  const options = Object.entries(wishes.options).filter(([name]) => game.options.some((option) => option.name === name));
  return {
    ...wishes,
    seats: game.seats.includes(wishes.seats) ? wishes.seats : usual.seats,
    level: game.bots.includes(wishes.level) ? wishes.level : usual.level,
    options: Object.fromEntries(options),
  };
}

export class NewTable {
  readonly game: GameOffer;
  readonly client: GameClient;
  /** How far I am with its lessons; null where it has none. */
  lessons = $state.raw<LessonProgress | null>(null);
  settings = $state<TableSettings>() as TableSettings;
  busy = $state(false);
  #failure = $state.raw<ApiError | null>(null);
  /** Whether options that only memory wished for were dropped with that. */
  #droppedOptions = $state(false);
  /** The options of the last table that are none of those everybody sees. */
  readonly #storedOptions: Readonly<TableSettings['options']>;

  constructor(game: GameOffer, client: GameClient, lessons: readonly LessonOffer[] = []) {
    this.game = game;
    this.client = client;
    this.lessons = lessonProgress(game.name, lessons);
    this.settings = validSettings(game, savedSettings(game.name));
    this.#storedOptions = { ...$state.snapshot(this.settings).options };
  }

  /** I need no lessons in it. */
  declineLessons(): void {
    declineLessons(this.game.name);
    if (this.lessons) this.lessons = { ...this.lessons, declined: true };
  }

  /** The option that everybody wants to see, beside Play. */
  get mainOption(): OptionOffer | undefined {
    return this.game.options.find(({ name }) => name === this.client.mainOption);
  }

  /** What stood in the way of the table. */
  get error(): string | null {
    const dropped = this.#droppedOptions ? [t('game.option.dropped')] : [];
    return this.#failure && [this.#failure.message, ...dropped].join(' ');
  }

  readonly isDefault = $derived.by(() => {
    const { advisor, chat, clock, options } = this.settings;
    return advisor && chat === 'phrases' && clock === null && Object.keys(options).every((name) => name === this.client.mainOption);
  });

  valueOf(option: OptionOffer): OptionOffer['default'] {
    return this.settings.options[option.name] ?? this.#defaultOf(option);
  }

  /** Only what differs from the usual is remembered, so that a usual option can change with the game. */
  set(option: OptionOffer, value: OptionOffer['default']): void {
    if (value === this.#defaultOf(option)) delete this.settings.options[option.name];
    else this.settings.options[option.name] = value;
  }

  reset(): void {
    const { mainOption: shown } = this.client;
    const options = Object.fromEntries(Object.entries(this.settings.options).filter(([name]) => name === shown));
    this.settings = { ...this.settings, advisor: true, chat: 'phrases', clock: null, options };
  }

  /** Opens the table and goes there: to begin at once with bots, or to wait for friends. */
  async open(name: string, begin: boolean): Promise<void> {
    const { seats, level, advisor, chat, clock, options } = $state.snapshot(this.settings);
    this.busy = true;
    this.#failure = null;
    try {
      const game = this.game.name;
      // Both load ahead; the table reports a failure.
      void Promise.allSettled([tablePage(), this.client.loadScreen(options)]);
      const { table } = await openTable({ game, seats, options: { ...this.client.newcomerOptions, ...options }, advisor, chat, clock });
      saveName(name);
      saveLastGame(game);
      saveSettings(game, { seats, level, advisor, chat, clock, options });
      router.go(`/t/${table}`, { name, bots: begin ? level : null, begin });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#failure = error;
      this.#droppedOptions = this.#dropStoredOptions();
    } finally {
      this.busy = false;
    }
  }

  /** What only memory wished for does not stand in the way a second time; whether there was any of it. */
  #dropStoredOptions(): boolean {
    const { options } = this.settings;
    const kept = Object.entries(options).filter(([name, value]) => name === this.client.mainOption || this.#storedOptions[name] !== value);
    const any = kept.length < Object.keys(options).length;
    this.settings.options = Object.fromEntries(kept);
    return any;
  }

  #defaultOf(option: OptionOffer): OptionOffer['default'] {
    return this.client.newcomerOptions[option.name] ?? option.default;
  }
}

/** Opens the table at which most begin, with bots, at once, and goes there; what stood in the way. */
export async function quickStart(game: GameOffer, client: GameClient): Promise<string | null> {
  const opening = new NewTable(game, client);
  await opening.open(myName(), true);
  return opening.error;
}
