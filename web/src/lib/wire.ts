// Generated from the Python message types by `make types`. Edit those, not this.

/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Request".
 */
export type Request = Hello | Sit | StandUp | SeatBot | Unseat | Begin | Act | Ask | Wonder | Say | LookBack | Rematch;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Message".
 */
export type Message = Table | Moves | Advice | InsightSeen | Said | Past | Refused;

export interface Wire {
  [k: string]: unknown;
}
/**
 * The first message on a socket: who I am, and the last line of the log that I saw (-1: none).
 */
export interface Hello {
  kind: 'hello';
  secret: string;
  seen?: number;
}
/**
 * Take an empty seat under a name, with a seed of my own for the dice.
 */
export interface Sit {
  kind: 'sit';
  seat: number;
  name: string;
  seed?: string;
}
/**
 * Give my seat back before the game starts.
 */
export interface StandUp {
  kind: 'stand-up';
}
/**
 * Put a bot on an empty seat, or change a bot's level.
 */
export interface SeatBot {
  kind: 'seat-bot';
  seat: number;
  level: string;
}
/**
 * Take a bot off its seat.
 */
export interface Unseat {
  kind: 'unseat';
  seat: number;
}
/**
 * Start the game; every seat is taken.
 */
export interface Begin {
  kind: 'begin';
}
/**
 * Do an action, in the game's notation; `n` is how many lines of the log I have seen.
 */
export interface Act {
  kind: 'act';
  n: number;
  action: string;
}
/**
 * Ask the advisor what each of my choices is worth.
 */
export interface Ask {
  kind: 'ask';
}
/**
 * Ask what the hidden things could be, as I know it or as everybody knows it in common.
 */
export interface Wonder {
  kind: 'wonder';
  eyes: 'all' | 'mine';
}
/**
 * Say something to the table: one of its phrases by its key, or, where the chat is free, in my own words.
 */
export interface Say {
  kind: 'say';
  phrase?: string;
  words?: string;
}
/**
 * Show me the position after so many lines, as I saw it.
 */
export interface LookBack {
  kind: 'look-back';
  n: number;
}
/**
 * The same group at a new table, once this game is over.
 */
export interface Rematch {
  kind: 'rematch';
}
/**
 * Everything about the table but its moves; sent on arrival and whenever any of it changes.
 */
export interface Table {
  kind: 'table';
  table: string;
  game: GameInfo;
  options: {
    [k: string]: boolean | number | string;
  };
  advisor: boolean;
  chat: 'free' | 'off' | 'phrases';
  promise: string;
  stage: 'open' | 'over' | 'playing';
  seats: SeatInfo[];
  watching: number;
  next_table: string | null;
}
/**
 * What one needs to know to open a table.
 */
export interface GameInfo {
  name: string;
  title: string;
  version: number;
  seats: number[];
  options: OptionInfo[];
  bots: string[];
  cooperative: boolean;
}
/**
 * An option of a game, with words for people.
 */
export interface OptionInfo {
  name: string;
  kind: string;
  default: boolean | number | string;
  description: string;
  choices: {
    [k: string]: string;
  };
}
/**
 * Who sits on a seat.
 */
export interface SeatInfo {
  holder: 'bot' | 'nobody' | 'person';
  name: string;
  level: string | null;
  connected: boolean;
  mine: boolean;
}
/**
 * The lines of the log that I have not seen, the position after them, and what I may do in it; `n` lines in all.
 */
export interface Moves {
  kind: 'moves';
  n: number;
  steps: StepSeen[];
  view: View;
  legal: Choice[];
  awaited: number[];
  alarm: number | null;
  result: Result | null;
}
/**
 * A line of the log as I may know it.
 */
export interface StepSeen {
  n: number;
  actor: number;
  time: number;
  events: Event[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Event".
 */
export interface Event {
  kind: string;
  [k: string]: unknown;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
  game: string;
  [k: string]: unknown;
}
/**
 * Something that I may do: as data for showing it, as text for doing it.
 */
export interface Choice {
  action: Action;
  text: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Action".
 */
export interface Action {
  kind: string;
  [k: string]: unknown;
}
/**
 * How a match ended: the scores by seat, who won, and the reason's key.
 */
export interface Result {
  scores: number[];
  winners: number[];
  reason: string;
  details?: {
    [k: string]: number;
  };
}
/**
 * The advisor's answer for the position after n lines; choices that it cannot judge are not in it.
 */
export interface Advice {
  kind: 'advice';
  n: number;
  choices: Worth[];
}
/**
 * What a choice is worth under best play: expected points, and the chance that the flight succeeds.
 */
export interface Worth {
  text: string;
  points: number;
  success: number;
}
/**
 * What the hidden things could be after n lines, by their names.
 */
export interface InsightSeen {
  kind: 'insight';
  n: number;
  eyes: 'all' | 'mine';
  hidden: {
    [k: string]: {
      [k: string]: number;
    };
  };
}
/**
 * Somebody at the table said a phrase, or words of their own; a spectator has no seat.
 */
export interface Said {
  kind: 'said';
  seat: number;
  phrase: string;
  words: string;
}
/**
 * The position after n lines.
 */
export interface Past {
  kind: 'past';
  n: number;
  view: View;
}
/**
 * A message that changed nothing, and why: the code for programs, the sentence for people, the rule if there is one.
 */
export interface Refused {
  kind: 'refused';
  code: 'illegal' | 'malformed' | 'not-now' | 'oversized' | 'stale' | 'unauthorised' | 'unknown-table';
  message: string;
  rule?: string | null;
}
/**
 * Body of POST /api/tables: what is played, whether an advisor may be asked, and how people may talk.
 */
export interface OpenTable {
  game: string;
  seats: number;
  options?: {
    [k: string]: boolean | number | string;
  };
  advisor?: boolean;
  chat?: 'free' | 'off' | 'phrases';
}
/**
 * Answer to POST /api/tables: where the table is, and the hash that binds its dice.
 */
export interface TableOpened {
  table: string;
  promise: string;
}
/**
 * A section of a rulebook; GET /api/rules/{game} answers with a list of them.
 */
export interface RulesSection {
  title: string;
  rules: RuleText[];
}
/**
 * A paragraph of a rulebook; in its text `*…*` marks emphasis.
 */
export interface RuleText {
  id: string;
  text: string;
}
