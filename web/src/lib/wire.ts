// Generated from the Python message types by `make types`. Edit those, not this.

/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Message".
 */
export type Message = Table | Moves | Advice | InsightSeen | Said | Past | Reviewed | Refused;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Request".
 */
export type Request =
  Hello | Sit | StandUp | SeatBot | Unseat | Agree | Begin | Act | TakeBack | Consent | Ask | Wonder | Say | LookBack | Review | Rematch;

export interface Wire {
  [k: string]: unknown;
}
/**
 * Do an action, in the game's notation; `n` is how many lines of the log I have seen.
 */
export interface Act {
  action: string;
  kind: 'act';
  n: number;
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
 * The advisor's answer for the position after n lines; choices that it cannot judge are not in it.
 */
export interface Advice {
  choices: Worth[];
  kind: 'advice';
  n: number;
}
/**
 * What a choice is worth under best play: expected points, and the chance that the flight succeeds.
 */
export interface Worth {
  points: number;
  success: number;
  text: string;
}
/**
 * I keep the game's convention at this table, or do so no more.
 */
export interface Agree {
  agreed: boolean;
  kind: 'agree';
}
/**
 * Ask the advisor what each of my choices is worth.
 */
export interface Ask {
  kind: 'ask';
}
/**
 * Start the game; every seat is taken.
 */
export interface Begin {
  kind: 'begin';
}
/**
 * Something that I may do: as data for showing it, as text for doing it.
 */
export interface Choice {
  action: Action;
  text: string;
}
/**
 * My answer to somebody who wants a move back.
 */
export interface Consent {
  agreed: boolean;
  kind: 'consent';
}
/**
 * An agreement beyond the rules, which bots of some levels keep: they sit only where every seat keeps it.
 */
export interface Convention {
  levels: string[];
  rule: string;
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
 * What one needs to know to open a table.
 */
export interface GameInfo {
  bots: string[];
  convention: Convention | null;
  cooperative: boolean;
  name: string;
  options: OptionInfo[];
  seats: number[];
  title: string;
  version: number;
}
/**
 * An option of a game, with words for people.
 */
export interface OptionInfo {
  choices: {
    [k: string]: string;
  };
  default: boolean | number | string;
  description: string;
  kind: string;
  name: string;
}
/**
 * The first message on a socket: who I am, and the last line of the log that I saw (-1: none).
 *
 *     By its time the server knows whether it is still the same line, or was taken back since.
 */
export interface Hello {
  kind: 'hello';
  secret: string;
  seen?: number;
  time?: number | null;
}
/**
 * What the hidden things could be after n lines, by their names.
 */
export interface InsightSeen {
  eyes: 'all' | 'mine';
  hidden: {
    [k: string]: {
      [k: string]: number;
    };
  };
  kind: 'insight';
  n: number;
}
/**
 * Show me the position after so many lines, as I saw it, or, once the game is over, as any seat saw it.
 */
export interface LookBack {
  eyes?: number | null;
  kind: 'look-back';
  n: number;
}
/**
 * Everything about the table but its moves; sent on arrival and whenever any of it changes.
 */
export interface Table {
  advisor: boolean;
  chat: 'free' | 'off' | 'phrases';
  game: GameInfo;
  kind: 'table';
  next_table: string | null;
  options: {
    [k: string]: boolean | number | string;
  };
  promise: string;
  seats: SeatInfo[];
  stage: 'open' | 'over' | 'playing';
  table: string;
  watching: number;
  wish: Wish | null;
}
/**
 * Who sits on a seat.
 */
export interface SeatInfo {
  agreed: boolean;
  connected: boolean;
  holder: 'bot' | 'nobody' | 'person';
  level: string | null;
  mine: boolean;
  name: string;
}
/**
 * Somebody wants to go back to where the log had n lines, and waits for the consent of these seats.
 */
export interface Wish {
  awaited: number[];
  n: number;
  seat: number;
}
/**
 * The lines of the log that I have not seen, the position after them, and what I may do in it; `n` lines in all.
 */
export interface Moves {
  alarm: number | null;
  awaited: number[];
  back: number | null;
  kind: 'moves';
  legal: Choice[];
  n: number;
  result: Result | null;
  steps: StepSeen[];
  view: View;
}
/**
 * How a match ended: the scores by seat, who won, and the reason's key.
 */
export interface Result {
  details?: {
    [k: string]: number;
  };
  reason: string;
  scores: number[];
  winners: number[];
}
/**
 * A line of the log as I may know it.
 */
export interface StepSeen {
  actor: number;
  events: Event[];
  n: number;
  time: number;
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
 * Somebody at the table said a phrase, or words of their own; a spectator has no seat.
 */
export interface Said {
  kind: 'said';
  phrase: string;
  seat: number;
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
 * What was staked in the whole game, in its order.
 */
export interface Reviewed {
  kind: 'reviewed';
  risks: Risk[];
}
/**
 * A risky move on line n of the log: how likely it was to succeed and to ruin all, and how it went.
 */
export interface Risk {
  n: number;
  ruin: number;
  seat: number;
  succeeded: boolean;
  success: number;
}
/**
 * A message that changed nothing, and why: the code for programs, the sentence for people, the rule if there is one.
 */
export interface Refused {
  code: 'illegal' | 'malformed' | 'not-now' | 'oversized' | 'stale' | 'unauthorised' | 'unknown-table';
  kind: 'refused';
  message: string;
  rule?: string | null;
}
/**
 * Body of POST /api/tables: what is played, whether an advisor may be asked, and how people may talk.
 */
export interface OpenTable {
  advisor?: boolean;
  chat?: 'free' | 'off' | 'phrases';
  game: string;
  options?: {
    [k: string]: boolean | number | string;
  };
  seats: number;
}
/**
 * The same group at a new table, once this game is over.
 */
export interface Rematch {
  kind: 'rematch';
}
/**
 * Take an empty seat under a name, with a seed of my own for the dice.
 */
export interface Sit {
  kind: 'sit';
  name: string;
  seat: number;
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
  level: string;
  seat: number;
}
/**
 * Take a bot off its seat.
 */
export interface Unseat {
  kind: 'unseat';
  seat: number;
}
/**
 * I want my last move back; the other people at the table must agree.
 */
export interface TakeBack {
  kind: 'take-back';
}
/**
 * Ask what the hidden things could be, as I know it or as everybody knows it in common.
 */
export interface Wonder {
  eyes: 'all' | 'mine';
  kind: 'wonder';
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
 * Once the game is over: tell what was staked on each risky move, by what the one who made it knew.
 */
export interface Review {
  kind: 'review';
}
/**
 * A paragraph of a rulebook; in its text `*…*` marks emphasis.
 */
export interface RuleText {
  id: string;
  text: string;
}
/**
 * A section of a rulebook; GET /api/rules/{game} answers with a list of them.
 */
export interface RulesSection {
  rules: RuleText[];
  title: string;
}
/**
 * Answer to POST /api/tables: where the table is, and the hash that binds its dice.
 */
export interface TableOpened {
  promise: string;
  table: string;
}
