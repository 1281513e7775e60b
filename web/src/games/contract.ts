// The border between the house and a game: what the game's folder exports from its index.ts, and what its room is given.
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

/** What the house has to know of a game beyond what the server tells; its words come along with it. */
export interface GameClient {
  poster: Component | null;
  /** Loads the room, when a table needs it, for its options, or for all that may be played there. */
  loadScreen: (options?: Readonly<Record<string, unknown>>) => Promise<{ default: Screen }>;
  /** Loads what answers questions about the table, when the first of them is asked; null where nothing does. */
  loadExplanations: (() => Promise<{ default: Explanations }>) | null;
  /** Whether its advisor has something to say. */
  hasAdvisor: boolean;
  /** Everybody acts at the same time: what others do meanwhile does not change what I want. */
  isSimultaneous: boolean;
  /** The room shows the end in full, and needs no dialog before it. */
  showsResult: boolean;
  /** The options of a newcomer's first table, where they are not the game's own. */
  newcomerOptions: NonNullable<OpenTable['options']>;
  /** The keys of refusals that the room tells itself, where they happened. */
  ownRefusals: readonly string[];
  /** The option that everybody wants to see before they begin. */
  mainOption: string | null;
  /** The first page of its rulebook, in pictures; null where it has none. */
  loadFirstPage: (() => Promise<{ default: Component }>) | null;
  /** Its workshop, where things are made outside any game; null where it has none. */
  loadWorkshop: (() => Promise<{ default: Component<WorkshopProps> }>) | null;
  /** What was made in a game that is over, beside what it brings in the workshop; null where nothing is made. */
  loadCreations: (() => Promise<{ default: Component<CreationsProps> }>) | null;
  /** Whether there are races in it, one for each day among them. */
  hasRaces: boolean;
  /** What its campaign is told with; null where it has none. */
  loadCampaign: (() => Promise<{ default: CampaignContent }>) | null;
  /** Words that are brought when they are needed first; a review is read without the room, and has all that it needs. */
  messages: Readonly<Partial<Record<'firstPage' | 'hints' | 'lessons' | 'review', CatalogueLoaders>>>;
  /** Fields of its own for some of its options. */
  optionFields: Readonly<Record<string, Component<OptionFieldProps>>>;
  /** Its keys, in the order in which the sheet of the keys lists them; those of the house are `houseKeys` (table/keys.ts). */
  shortcuts: readonly Shortcut[];
}

/** A line of the sheet of the keys: what is pressed, and the message that says what it does. */
export interface Shortcut {
  /** As it stands on the keyboard: `R`, `Shift + R`, `← →`, `1 … 9`. */
  keys: string;
  /** The key of a message, which is named by what it says and not by what is pressed: `some_game.keys.turn_back`. */
  message: string;
}

/** What a game's own field for an option is given. */
export interface OptionFieldProps {
  legend: string;
  value: string;
  /** What it is where nothing is chosen. */
  defaultValue: string;
  seats: number;
  /** What all options are now, by their names. */
  options: NonNullable<OpenTable['options']>;
  change: (value: string) => void;
}

/** A game of which nothing special is to be known. */
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

/** What a map of a campaign is given. */
export interface MapProps {
  campaign: Campaign;
  /** Opens the sheet of a stage. */
  choose: (stage: string) => void;
}

/** What a game tells its campaign with; the page around it is the house's. */
export interface CampaignContent {
  /** All stages, chapter by chapter. */
  map: Component<MapProps>;
  /** The end of a chapter, in a picture. */
  celebration: Component<{ chapter: string }>;
  chapterName: (name: string) => string;
  /** The stage that a table with these options plays. */
  stageOf: (options: Campaign['options']) => string;
  /** A stage in a word or two, and with its title, where it has one. */
  label: (stage: string) => string;
  fullTitle: (stage: string) => string;
  /** What is told before it is played: the story, then what is special in it; null where there is nothing to tell. */
  story: (stage: string) => string | null;
  briefing: (stage: string) => string | null;
  /** Who begins at a table with these options. */
  firstTurnText: (options: Campaign['options'], name: SeatNames) => string | null;
  /** What is worth knowing of a try. */
  attemptStats: (tried: Attempt) => readonly string[];
  /** What stars are given for, in a sentence. */
  starsText: () => string;
}

/** What a workshop is given; the page around it has the ways back and forth, to others and to a table. */
export interface WorkshopProps<D = DraftState, J = unknown, E = SavedDesign> {
  drafted: D;
  /** What became of it when it was tried out: null where it cannot be, undefined where that is not known yet. */
  judged: J | null | undefined;
  /** The best that was made here. */
  best: readonly E[];
  /** Does something to it, or several things as one. */
  send: (moves: readonly string[]) => void;
  /** Asks about a place. */
  ask: (at: string) => void;
  /** Takes another one up. */
  open: (code: string) => void;
}

/** What a review gives on of what was made. */
export interface CreationsProps extends Record<string, unknown> {
  game: string;
  made: readonly Design[];
  name: SeatNames;
  /** Whose comes first. */
  first: number;
}

/** A game's workshop as the house knows it. */
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

/** What the house knows of the types of any game. */
export interface AnyGameTypes {
  view: View;
  choice: Choice;
  step: StepSeen;
  question: Question;
  answers: Record<string, Answer>;
}

/**
 * On a wide screen a room gets a place of a given width and height (a CSS container called `room`), on a narrow one a given
 * width and as much height as it likes. What sticks to the bottom of the screen stands on `bottom: var(--below)`.
 */
export interface ScreenProps<G extends GameTypes = AnyGameTypes> {
  view: G['view'];
  /** The position as text, for the plain room. */
  text?: string | null;
  /** What I may do; empty when I can do nothing. */
  legal: readonly G['choice'][];
  /** The newest lines of the log, to be animated: another list with each message, and an empty one after a reload. */
  newSteps: readonly G['step'][];
  seats: readonly SeatInfo[];
  /** The name of the table, and its options, where it is one. */
  table?: string | undefined;
  options?: Readonly<NonNullable<OpenTable['options']>> | undefined;
  /** Whether the table plays a stage of a campaign. */
  campaign?: boolean;
  /** Does the action that is written so, or several as one move. */
  send: (actions: string | readonly string[]) => void;
  /** Asks the coach about the position now. */
  askAdvisor: (question: G['question']) => void;
  /** What the coach said of the position shown. */
  answers: Readonly<Partial<G['answers']>>;
  /** Whether at this table the coach may be asked about my choices. */
  advisor: boolean;
  /** When the clock acts by itself, as a moment of `performance.now()`; null when it does not. */
  alarm?: number | null;
  /** Whether the line to the server is lost: what runs there is not known here. */
  isDisconnected?: boolean;
  /** What was refused last, for what the room tells itself (`Guest.tells`). */
  refused?: Refused | null;
  /** An earlier position is shown: nothing can be done. */
  isPast: boolean;
  /** That of a game that has ended: what could be done there, and what was known, may be asked for and is shown. */
  isReview?: boolean;
  /** A lesson tells what is to be known: the room tells nobody anything beforehand. */
  inLesson?: boolean;
  /** Who says how fast things are shown, and is told what is: the words of the house keep pace. */
  playback: PlaybackControl<G['view'], G['step']['events'][number]>;
}

export interface Screen<G extends GameTypes = AnyGameTypes> {
  component: Component<ScreenProps<G>>;
  /** The sentence of an event for the log; null when it is not told. */
  eventText: (event: G['step']['events'][number], name: SeatNames) => string | null;
  /** What others do all the time and nobody has to follow: it stands in the log, and is not said to those who listen. */
  quiet?: (event: G['step']['events'][number], view: G['view']) => boolean;
  /** With which words an event goes on in the line of the log of what happened before it; null where it begins its own. */
  continueLine?: (
    event: G['step']['events'][number],
    before: G['step']['events'][number],
    name: SeatNames,
    begun: G['step']['events'][number],
  ) => string | null;
  /** By what lines of chance in a row are of one kind, which the log tells by their first; by the kind of the event, where nothing else is said. */
  groupKey?: (event: G['step']['events'][number]) => string;
  /** One line: whose turn it is, and what there is to do. */
  status: (view: G['view'], seats: readonly SeatInfo[], awaited: readonly number[]) => string;
}

/** What answers questions about the table. */
export interface Explanations<G extends GameTypes = AnyGameTypes> {
  /** What a thing on the table is, by the name that the room gave it (`data-thing`); null where that says nothing. */
  explain?: (thing: string, view: G['view']) => Explanation | null;
  /** A picture of a thing, as it looks on the table that is shown; in a book there is none. */
  picture?: Component<{ thing: string; view?: G['view'] }>;
  /**
   * The position in sentences, as one would tell it to somebody who cannot see the table: whose turn it is and what is asked first,
   * then what lies where, in the order in which one would want to know. Each is announced by itself, so each can stand alone, and
   * says no more than what is open to the seat that looks. Without it the house tells the status line.
   */
  position?: (view: G['view'], seats: readonly SeatInfo[]) => readonly string[];
  /**
   * What I can do now, in sentences, with the keys that do it ("Cut two wires alike: choose with the arrows, then Enter"); what is
   * done most first, alike things in one sentence. Nothing of what would come of it. Without it, or where it is empty although I
   * can do something, the house names the room's buttons that can be pressed, in their order.
   */
  available?: (view: G['view'], legal: readonly G['choice'][], seats: readonly SeatInfo[]) => readonly string[];
}

/** A game's room as the house knows it, which hands on what it does not look into: here the types of the game end. */
export function eraseScreen<G extends GameTypes>(room: Screen<G>): Screen {
  return room as unknown as Screen;
}

/** What answers questions, likewise. */
export function eraseExplanations<G extends GameTypes>(asked: Explanations<G>): Explanations {
  return asked as unknown as Explanations;
}
