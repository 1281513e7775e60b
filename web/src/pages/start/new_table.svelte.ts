// A table that is about to be opened: how I want it, and the way there.
import type { Guest } from '../../games/contract';
import { decline, progressIn, type Progress } from '../learn/progress';
import { Failed, openTable } from '../../shared/net/api';
import { myName, rememberGame, rememberName, rememberWishes, wishesFor, type Wishes } from '../../shared/platform/storage';
import { route } from '../../shared/platform/router.svelte';
import type { GameOffer, LessonOffer, OptionOffer } from '../../shared/net/wire';
import { t } from '../../shared/i18n/i18n';
import { tablePage } from '../lazy_pages';

const usualSeats = 3;
export const usualLevel = 'normal';

/** How a table is opened by somebody who has no wishes yet. */
export function usualWishes(game: GameOffer): Wishes {
  const seats = game.seats.includes(usualSeats) ? usualSeats : (game.seats[0] ?? usualSeats);
  const level = game.bots.includes(usualLevel) ? usualLevel : (game.bots[0] ?? usualLevel);
  return { seats, level, advisor: true, chat: 'phrases', clock: null, options: {} };
}

/** How I opened the last table, as far as the game still has all that. */
export function wishesNow(game: GameOffer, kept: Partial<Wishes> | null): Wishes {
  const usual = usualWishes(game);
  const wishes = { ...usual, ...kept };
  const options = Object.entries(wishes.options).filter(([name]) => game.options.some((option) => option.name === name));
  return {
    ...wishes,
    seats: game.seats.includes(wishes.seats) ? wishes.seats : usual.seats,
    level: game.bots.includes(wishes.level) ? wishes.level : usual.level,
    options: Object.fromEntries(options),
  };
}

export class Opening {
  readonly game: GameOffer;
  readonly guest: Guest;
  /** How far I am with its lessons; null where it has none. */
  learning = $state.raw<Progress | null>(null);
  wishes = $state<Wishes>() as Wishes;
  busy = $state(false);
  #failed = $state.raw<Failed | null>(null);
  /** Whether options that only memory wished for were dropped with that. */
  #dropped = $state(false);
  /** The options of the last table that are none of those everybody sees. */
  readonly #remembered: Readonly<Wishes['options']>;

  constructor(game: GameOffer, guest: Guest, lessons: readonly LessonOffer[] = []) {
    this.game = game;
    this.guest = guest;
    this.learning = progressIn(game.name, lessons);
    this.wishes = wishesNow(game, wishesFor(game.name));
    this.#remembered = { ...$state.snapshot(this.wishes).options };
  }

  /** I need no lessons in it. */
  declineLessons(): void {
    decline(this.game.name);
    if (this.learning) this.learning = { ...this.learning, declined: true };
  }

  /** The option that everybody wants to see, beside Play. */
  get shown(): OptionOffer | undefined {
    return this.game.options.find(({ name }) => name === this.guest.shown);
  }

  /** What stood in the way of the table. */
  get fault(): string | null {
    const dropped = this.#dropped ? [t('game.option.dropped')] : [];
    return this.#failed && [this.#failed.message, ...dropped].join(' ');
  }

  readonly isUsual = $derived.by(() => {
    const { advisor, chat, clock, options } = this.wishes;
    return advisor && chat === 'phrases' && clock === null && Object.keys(options).every((name) => name === this.guest.shown);
  });

  valueOf(option: OptionOffer): OptionOffer['default'] {
    return this.wishes.options[option.name] ?? this.#usual(option);
  }

  /** Only what differs from the usual is remembered, so that a usual option can change with the game. */
  set(option: OptionOffer, value: OptionOffer['default']): void {
    if (value === this.#usual(option)) delete this.wishes.options[option.name];
    else this.wishes.options[option.name] = value;
  }

  reset(): void {
    const { shown } = this.guest;
    const options = Object.fromEntries(Object.entries(this.wishes.options).filter(([name]) => name === shown));
    this.wishes = { ...this.wishes, advisor: true, chat: 'phrases', clock: null, options };
  }

  /** Opens the table and goes there: to begin at once with bots, or to wait for friends. */
  async open(name: string, begin: boolean): Promise<void> {
    const { seats, level, advisor, chat, clock, options } = $state.snapshot(this.wishes);
    this.busy = true;
    this.#failed = null;
    try {
      const game = this.game.name;
      // Both are on their way already; what stands in it is told at the table.
      void Promise.allSettled([tablePage(), this.guest.room(options)]);
      const { table } = await openTable({ game, seats, options: { ...this.guest.usual, ...options }, advisor, chat, clock });
      rememberName(name);
      rememberGame(game);
      rememberWishes(game, { seats, level, advisor, chat, clock, options });
      route.go(`/t/${table}`, { name, bots: begin ? level : null, begin });
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      this.#failed = error;
      this.#dropped = this.#forgetOptions();
    } finally {
      this.busy = false;
    }
  }

  /** What only memory wished for does not stand in the way a second time; whether there was any of it. */
  #forgetOptions(): boolean {
    const { options } = this.wishes;
    const kept = Object.entries(options).filter(([name, value]) => name === this.guest.shown || this.#remembered[name] !== value);
    const any = kept.length < Object.keys(options).length;
    this.wishes.options = Object.fromEntries(kept);
    return any;
  }

  #usual(option: OptionOffer): OptionOffer['default'] {
    return this.guest.usual[option.name] ?? option.default;
  }
}

/** Opens the table at which most begin, with bots, at once, and goes there; what stood in the way. */
export async function playAtOnce(game: GameOffer, guest: Guest): Promise<string | null> {
  const opening = new Opening(game, guest);
  await opening.open(myName(), true);
  return opening.fault;
}
