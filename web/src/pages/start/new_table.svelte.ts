// A table that is about to be opened: its settings, and the request that opens it.
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

/** Returns the settings of the player's last table, as far as the game still supports them. */
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
  /** The player's progress in the lessons; null if the game has none. */
  lessons = $state.raw<LessonProgress | null>(null);
  settings = $state<TableSettings>() as TableSettings;
  busy = $state(false);
  #failure = $state.raw<ApiError | null>(null);
  /** True if stored options were dropped after the server refused the table. */
  #droppedOptions = $state(false);
  /** The options of the last table, as they were stored. */
  readonly #storedOptions: Readonly<TableSettings['options']>;

  constructor(game: GameOffer, client: GameClient, lessons: readonly LessonOffer[] = []) {
    this.game = game;
    this.client = client;
    this.lessons = lessonProgress(game.name, lessons);
    this.settings = validSettings(game, savedSettings(game.name));
    this.#storedOptions = { ...$state.snapshot(this.settings).options };
  }

  /** Stores that the player declined the lessons. */
  declineLessons(): void {
    declineLessons(this.game.name);
    if (this.lessons) this.lessons = { ...this.lessons, declined: true };
  }

  /** The option shown beside the start button. */
  get mainOption(): OptionOffer | undefined {
    return this.game.options.find(({ name }) => name === this.client.mainOption);
  }

  /** The error message of the last attempt to open the table. */
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

  /** Stores only values that differ from the default, so that a game can change its defaults. */
  set(option: OptionOffer, value: OptionOffer['default']): void {
    if (value === this.#defaultOf(option)) delete this.settings.options[option.name];
    else this.settings.options[option.name] = value;
  }

  reset(): void {
    const { mainOption: shown } = this.client;
    const options = Object.fromEntries(Object.entries(this.settings.options).filter(([name]) => name === shown));
    this.settings = { ...this.settings, advisor: true, chat: 'phrases', clock: null, options };
  }

  /** Opens the table and goes there: it begins at once with bots, or waits for friends. */
  async open(name: string, begin: boolean): Promise<void> {
    const { seats, level, advisor, chat, clock, options } = $state.snapshot(this.settings);
    this.busy = true;
    this.#failure = null;
    try {
      const game = this.game.name;
      // Preloads page and screen; the table page reports a failure.
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

  /** Drops stored options that the player did not change, so that the next attempt works; returns whether there were any. */
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

/** Opens the default table, starts with bots and goes there; returns an error message or null. */
export async function quickStart(game: GameOffer, client: GameClient): Promise<string | null> {
  const opening = new NewTable(game, client);
  await opening.open(myName(), true);
  return opening.error;
}
