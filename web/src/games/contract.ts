// The contract between the shared code and a game: what its folder exports from index.ts, and the props of its screen.
import type { Component } from 'svelte';
import type { PlaybackControl } from '../shared/animation/playback.svelte';
import type { SeatNames } from '../shared/i18n/event_text';
import type { Explanation } from '../shared/ui/tooltip_targets';
import type { CatalogueLoaders } from '../shared/i18n/i18n';
import type {
  Answer,
  Campaign,
  Choice,
  DraftState,
  SavedDesign,
  Design,
  OpenTable,
  Question,
  Refused,
  SeatInfo,
  StepSeen,
  Attempt,
  View,
} from '../shared/net/wire';

/** The client of a game, as its index.ts exports it. */
export interface GameClient {
  poster: Component | null;
  /** Loads the game screen for a table's options, or for all options. */
  loadScreen: (options?: Readonly<Record<string, unknown>>) => Promise<{ default: Screen }>;
  /** Loads the explanations at the player's first question; null if the game has none. */
  loadExplanations: (() => Promise<{ default: Explanations }>) | null;
  /** True if the game has an advisor. */
  hasAdvisor: boolean;
  /** True if all players act at the same time, so that actions of others do not change mine. */
  isSimultaneous: boolean;
  /** True if the screen shows the result itself, without a dialog. */
  showsResult: boolean;
  /** The options of a newcomer's first table that differ from the game's defaults. */
  newcomerOptions: NonNullable<OpenTable['options']>;
  /** The keys of refusals that the screen shows itself. */
  ownRefusals: readonly string[];
  /** The option that the start page shows beside the start button. */
  mainOption: string | null;
  /** Loads the first page of the rulebook, in pictures; null if there is none. */
  loadFirstPage: (() => Promise<{ default: Component }>) | null;
  /** Loads the workshop, where players design things outside a game; null if there is none. */
  loadWorkshop: (() => Promise<{ default: Component<WorkshopProps> }>) | null;
  /** Loads the component that reviews the designs of a finished game; null if there is none. */
  loadCreations: (() => Promise<{ default: Component<CreationsProps> }>) | null;
  /** True if the game has races, including one for each day. */
  hasRaces: boolean;
  /** Loads the content of its campaign; null if there is none. */
  loadCampaign: (() => Promise<{ default: CampaignContent }>) | null;
  /** Messages that load at their first use; those of the review are complete without the screen's. */
  messages: Readonly<Partial<Record<'firstPage' | 'hints' | 'lessons' | 'review', CatalogueLoaders>>>;
  /** Custom fields for some of its options. */
  optionFields: Readonly<Record<string, Component<OptionFieldProps>>>;
  /** Its shortcuts, in the order of the shortcuts dialog. */
  shortcuts: readonly Shortcut[];
}

/** A shortcut: its keys, and the message that describes it. */
export interface Shortcut {
  /** The keys as printed on the keyboard: `R`, `Shift + R`, `← →`, `1 … 9`. */
  keys: string;
  /** The key of the message, named after the effect: `some_game.keys.turn_back`. */
  message: string;
}

/** The props of a custom option field. */
export interface OptionFieldProps {
  legend: string;
  value: string;
  /** The value if nothing is chosen. */
  defaultValue: string;
  seats: number;
  /** The current values of all options, by name. */
  options: NonNullable<OpenTable['options']>;
  change: (value: string) => void;
}

/** The defaults of a game client. */
export const clientDefaults: Omit<GameClient, 'poster' | 'loadScreen'> = {
  hasAdvisor: false,
  isSimultaneous: false,
  showsResult: false,
  ownRefusals: [],
  newcomerOptions: {},
  mainOption: null,
  optionFields: {},
  messages: {},
  shortcuts: [],
  loadFirstPage: null,
  loadExplanations: null,
  loadWorkshop: null,
  loadCreations: null,
  hasRaces: false,
  loadCampaign: null,
};

/** The props of a campaign map. */
export interface MapProps {
  campaign: Campaign;
  /** Opens the sheet of a stage. */
  choose: (stage: string) => void;
}

/** What a game contributes to its campaign page. */
export interface CampaignContent {
  /** All stages, chapter by chapter. */
  map: Component<MapProps>;
  /** The celebration at the end of a chapter. */
  celebration: Component<{ chapter: string }>;
  chapterName: (name: string) => string;
  /** Returns the stage that a table with these options plays. */
  stageOf: (options: Campaign['options']) => string;
  /** Returns the short name of a stage, with its title if it has one. */
  label: (stage: string) => string;
  fullTitle: (stage: string) => string;
  /** The story of a stage and its briefing; null if there is none. */
  story: (stage: string) => string | null;
  briefing: (stage: string) => string | null;
  /** Returns who begins at a table with these options. */
  firstTurnText: (options: Campaign['options'], name: SeatNames) => string | null;
  /** The statistics of an attempt. */
  attemptStats: (tried: Attempt) => readonly string[];
  /** The sentence that explains the stars. */
  starsText: () => string;
}

/** The props of a workshop; the page around it has the navigation. */
export interface WorkshopProps<D = DraftState, J = unknown, E = SavedDesign> {
  drafted: D;
  /** The result of the simulation: null if it cannot be simulated, undefined while it is pending. */
  judged: J | null | undefined;
  /** The best designs made here. */
  best: readonly E[];
  /** Applies moves to the draft as one step. */
  send: (moves: readonly string[]) => void;
  /** Asks about a place. */
  ask: (at: string) => void;
  /** Opens another design by its code. */
  open: (code: string) => void;
}

/** The props of the component that reviews designs. */
export interface CreationsProps extends Record<string, unknown> {
  game: string;
  made: readonly Design[];
  name: SeatNames;
  /** The seat whose design comes first. */
  first: number;
}

/** Erases the types of a game's workshop. */
export function eraseWorkshop<D, J, E>(workshop: Component<WorkshopProps<D, J, E>>): Component<WorkshopProps> {
  return workshop as unknown as Component<WorkshopProps>;
}

/** The types of a game; its own `wire.ts` has them. */
export interface GameTypes {
  view: unknown;
  choice: unknown;
  step: { events: readonly unknown[] };
  question: unknown;
  /** The answers, by the kinds of their questions. */
  answers: object;
}

/** The types of any game, as shared code sees them. */
export interface AnyGameTypes {
  view: View;
  choice: Choice;
  step: StepSeen;
  question: Question;
  answers: Record<string, Answer>;
}

/**
 * The props of a game screen. On a wide page it has a fixed width and height (the CSS container `room`), on a narrow one a
 * fixed width only. Elements that stick to the bottom use `bottom: var(--below)`.
 */
export interface ScreenProps<G extends GameTypes = AnyGameTypes> {
  view: G['view'];
  /** The position as text, for the generic screen. */
  text?: string | null;
  /** My legal actions. */
  legal: readonly G['choice'][];
  /** The newest lines of the log, to be animated: a new list with each message, empty after a reload. */
  newSteps: readonly G['step'][];
  seats: readonly SeatInfo[];
  /** The id of the table, and its options. */
  table?: string | undefined;
  options?: Readonly<NonNullable<OpenTable['options']>> | undefined;
  /** True if the table plays a stage of a campaign. */
  campaign?: boolean;
  /** Sends the action with this text, or several as one move. */
  send: (actions: string | readonly string[]) => void;
  /** Asks the advisor about the current position. */
  askAdvisor: (question: G['question']) => void;
  /** The advisor's answers about the shown position. */
  answers: Readonly<Partial<G['answers']>>;
  /** True if this table has the advisor. */
  advisor: boolean;
  /** When the server's timer acts, as a moment of `performance.now()`, or null. */
  alarm?: number | null;
  /** True while the connection is lost, so that the server's timers are unknown. */
  isDisconnected?: boolean;
  /** The last refusal, for those that the screen shows itself (`ownRefusals`). */
  refused?: Refused | null;
  /** True if an earlier position is shown, without legal actions. */
  isPast: boolean;
  /** True for a past position of a finished game, whose choices and odds may be shown. */
  isReview?: boolean;
  /** True in a lesson, which replaces the briefing. */
  inLesson?: boolean;
  /** Controls the speed of the animations and knows what they show. */
  playback: PlaybackControl<G['view'], G['step']['events'][number]>;
}

export interface Screen<G extends GameTypes = AnyGameTypes> {
  component: Component<ScreenProps<G>>;
  /** Returns the log's sentence for an event, or null if it has none. */
  eventText: (event: G['step']['events'][number], name: SeatNames) => string | null;
  /** True for events that the log shows but screen readers do not announce. */
  quiet?: (event: G['step']['events'][number], view: G['view']) => boolean;
  /** Returns the text by which an event continues the line of the event before it, or null. */
  continueLine?: (
    event: G['step']['events'][number],
    before: G['step']['events'][number],
    name: SeatNames,
    begun: G['step']['events'][number],
  ) => string | null;
  /** The key that groups consecutive events of chance in the log; by default the event's kind. */
  groupKey?: (event: G['step']['events'][number]) => string;
  /** One line: whose turn it is, and what there is to do. */
  status: (view: G['view'], seats: readonly SeatInfo[], awaited: readonly number[]) => string;
}

/** Explains the table to players and screen readers. */
export interface Explanations<G extends GameTypes = AnyGameTypes> {
  /** Explains a thing by its `data-thing`, or returns null. */
  explain?: (thing: string, view: G['view']) => Explanation | null;
  /** Draws a thing, as it looks in the shown view, if there is one. */
  picture?: Component<{ thing: string; view?: G['view'] }>;
  /**
   * Describes the position for screen readers: first whose turn it is and what is asked, then the table. Each sentence is announced
   * by itself and reveals only what the seat may see. Without it the status line is announced.
   */
  position?: (view: G['view'], seats: readonly SeatInfo[]) => readonly string[];
  /**
   * Describes the legal actions with their keys ("Cut two wires alike: choose with the arrows, then Enter"), the most common first,
   * without their consequences. If it is missing or empty, the enabled buttons of the screen are announced in order.
   */
  available?: (view: G['view'], legal: readonly G['choice'][], seats: readonly SeatInfo[]) => readonly string[];
}

/** Erases the types of a game's screen, which shared code does not know. */
export function eraseScreen<G extends GameTypes>(room: Screen<G>): Screen {
  return room as unknown as Screen;
}

/** Erases the types of a game's explanations. */
export function eraseExplanations<G extends GameTypes>(asked: Explanations<G>): Explanations {
  return asked as unknown as Explanations;
}
