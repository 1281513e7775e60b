// Generated from the Python message types by `make types`. Edit those, not this.

/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Message".
 */
export type Message = Table | Moves | CoachAnswer | Reasons | ChatMessage | PastPosition | Refused;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Request".
 */
export type Request =
  | Hello
  | Sit
  | StandUp
  | SeatBot
  | Unseat
  | Agree
  | Begin
  | Act
  | TakeBack
  | Withdraw
  | Consent
  | Ask
  | Why
  | Say
  | Seen
  | LookBack
  | Substitute
  | KeepWaiting
  | ReturnToSeat
  | Leave
  | GiveUp
  | Rematch;

export interface Wire {
  [k: string]: unknown;
}
/**
 * Request: take one action, or several of one move, in the game's notation; `n` is the number of log lines that the client knows.
 */
export interface Act {
  actions: string[];
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
 * Request: agree to play by the game's convention at this table, or withdraw the agreement.
 */
export interface Agree {
  agreed: boolean;
  kind: 'agree';
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Answer".
 */
export interface Answer {
  kind: string;
  [k: string]: unknown;
}
/**
 * Request: ask the coach a question of the game; after the game also about an earlier position, as any seat saw it.
 */
export interface Ask {
  at?: number | null;
  eyes?: number | null;
  kind: 'ask';
  question: Question;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Question".
 */
export interface Question {
  kind: string;
  [k: string]: unknown;
}
/**
 * A finished table of a campaign, with its outcome.
 */
export interface Attempt {
  again: string | null;
  counts: boolean;
  ended: number;
  figures: {
    [k: string]: number;
  };
  outcome: 'given-up' | 'lost' | 'won';
  seats: number;
  stars: number;
  table: string;
  taken_back: number;
}
/**
 * Request: start the game; every seat must be taken.
 */
export interface Begin {
  kind: 'begin';
}
/**
 * A team's campaign: the response to GET /api/campaigns/{game}/{campaign}.
 */
export interface Campaign {
  all_open: boolean;
  chapters: CampaignChapter[];
  created: number;
  game: string;
  group: SeatInfo[];
  id: string;
  most_stars: number;
  name: string;
  next: string | null;
  options: {
    [k: string]: boolean | number | string;
  };
  playing: string | null;
  table: string | null;
}
/**
 * A chapter of a campaign, with its stages.
 */
export interface CampaignChapter {
  done: boolean;
  name: string;
  open: boolean;
  stages: CampaignStage[];
}
/**
 * A stage of a campaign, with the team's attempts, the earliest first.
 */
export interface CampaignStage {
  name: string;
  seats: number[];
  stars: number;
  status: 'locked' | 'missing' | 'open' | 'won';
  tried: Attempt[];
  tries: number;
}
/**
 * The holder of a seat: a person with a name, a bot with the message key of its name, or no one.
 */
export interface SeatInfo {
  agreed: boolean;
  connected: boolean;
  gone?: boolean;
  holder: 'bot' | 'nobody' | 'person';
  key: string | null;
  level: string | null;
  mine: boolean;
  name: string;
  program?: boolean;
  stand_in?: string | null;
}
/**
 * Message: a chat message from a seat: the key of a phrase, or a text.
 */
export interface ChatMessage {
  kind: 'said';
  phrase: string;
  seat: number;
  words: string;
}
/**
 * A legal choice: the action as data, and its notation for an `act` request.
 */
export interface Choice {
  action: Action;
  ahead?: Consequence | null;
  text: string;
}
/**
 * What follows from a choice, as far as its actor can know it.
 */
export interface Consequence {
  says: LocalizedText[];
  weight?: 'idle' | 'plain' | 'ruins';
}
/**
 * A sentence as the key of a message and its facts: it is put into words where it is read; the fact `seat` by its name.
 */
export interface LocalizedText {
  facts: {
    [k: string]: string | number;
  };
  key: string;
}
/**
 * The thinking time of a person: a number of seconds for each move, or for the whole game with an increment for each turn.
 */
export interface Clock {
  increment?: number;
  per: 'game' | 'move';
  seconds: number;
}
/**
 * Message: the coach's answer to a question about the position after n lines, as the client's seat or the seat `eyes` saw it.
 */
export interface CoachAnswer {
  answer: Answer;
  eyes?: number | null;
  kind: 'answered';
  n: number;
  question: Question;
}
/**
 * What something brought in a match, beside what it brings where it is tried out; GET /api/shipyard/{game}/compared answers with it.
 */
export interface Compared {
  better: number;
  judged: unknown;
  says: LocalizedText[];
}
/**
 * Request: accept or decline another player's take-back request.
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
 * Body of POST /api/campaigns: create a campaign with a name.
 */
export interface CreateCampaign {
  all_open?: boolean;
  game: string;
  name: string;
}
/**
 * A point of a course: what could be expected after n lines, and what luck (signed) and decisions had brought or cost by then.
 */
export interface CurvePoint {
  cost: number;
  failure?: number | null;
  luck: number;
  n: number;
  ruin?: number | null;
  value: number;
}
/**
 * What a seat made in a match, and what it brought.
 */
export interface Design {
  code: string;
  kind: string;
  says?: LocalizedText[];
  score: number;
  seat: number;
}
/**
 * A design in the workshop of a game: the response to GET /api/shipyard/{game}.
 */
export interface DraftState {
  code: string;
  legal: Choice[];
  link: string;
  more: unknown;
  options: {
    [k: string]: boolean | number | string;
  } | null;
  view: View;
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
 * An open vote to give the game up: the seats that agree, and the seats that have not agreed yet.
 */
export interface EndVote {
  agreed: number[];
  awaited: number[];
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
 * A game as GET /api/games lists it: all that a client needs to open a table.
 */
export interface GameOffer {
  bots: string[];
  chance: boolean;
  convention: Convention | null;
  cooperative: boolean;
  hints: boolean;
  name: string;
  options: OptionOffer[];
  reviewed: boolean;
  room: boolean;
  seats: number[];
  version: number;
}
/**
 * An option of a game with its allowed values; the client translates its name.
 */
export interface OptionOffer {
  choices: string[];
  default: boolean | number | string;
  kind: string;
  name: string;
}
/**
 * An earlier run that a player races against, with its steps so far.
 */
export interface Ghost {
  laps: GhostStep[];
  name: string;
  score: number;
}
/**
 * A step on somebody's course.
 */
export interface GhostStep {
  did: unknown;
  time: number;
}
/**
 * The ghosts of a table: the response to GET /api/tables/{table}/ghosts, with the steps since the last query.
 */
export interface Ghosts {
  ghosts: Ghost[];
  time: number | null;
}
/**
 * Request: vote for or against giving the game up; it ends when all present people agree.
 */
export interface GiveUp {
  agreed?: boolean;
  kind: 'give-up';
}
/**
 * Request: identify the client, as the first request on a socket; `seen` is the last log line that it received (-1: none).
 */
export interface Hello {
  kind: 'hello';
  lang?: string;
  secret: string;
  seen?: number;
}
/**
 * A hint in three grades, to be read one after the other: where to look, what to consider, what to do and why, in figures.
 */
export interface HintMessage {
  actions: string[];
  consider: LocalizedText;
  do: LocalizedText;
  kind: 'hinted';
  look: LocalizedText;
  thing: string;
}
/**
 * Request: give a player who is away or out of time more time.
 */
export interface KeepWaiting {
  kind: 'keep-waiting';
  seat: number;
}
/**
 * A decision of a seat, or something that befell it; the position in which it happened is the one after n lines.
 */
export interface KeyMoment {
  better?: string | null;
  chosen?: string;
  edge?: number;
  fatal?: boolean;
  kind: 'decision' | 'luck';
  n: number;
  says: LocalizedText[];
  seat: number;
  worth: number;
}
/**
 * Request: leave the game, and let a bot play the seat; if no other person plays, the game is given up.
 */
export interface Leave {
  kind: 'leave';
}
/**
 * A lesson with all its steps: the response to GET /api/lessons/{game}/{name}.
 */
export interface LessonContent {
  game: GameOffer;
  name: string;
  options: {
    [k: string]: boolean | number | string;
  };
  rule: string | null;
  scenes: LessonScene[];
  seats: SeatInfo[];
}
/**
 * A step of a lesson: the key of its text, the element that it points at, the expected actions, and the position.
 */
export interface LessonScene {
  back: boolean;
  do: string[];
  moves: Moves;
  point: string;
  say: string;
}
/**
 * Message: the log lines that the client does not have, the position after them, and the legal choices; the log has `n` lines.
 */
export interface Moves {
  alarm: number | null;
  awaited: number[];
  back: TakeBackOffer | null;
  kind: 'moves';
  legal: Choice[];
  n: number;
  result: Result | null;
  steps: StepSeen[];
  text?: string | null;
  times?: number[] | null;
  view: View;
}
/**
 * The take-back that the client may request: it returns to line n, and is free if the move revealed nothing.
 */
export interface TakeBackOffer {
  free: boolean;
  n: number;
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
  taken_back?: number;
  winners: number[];
}
/**
 * A line of the log with the events that the client's seat may see.
 */
export interface StepSeen {
  actor: number;
  events: Event[];
  n: number;
  time: number;
  view?: View | null;
}
/**
 * A lesson, or an example of a rule, as GET /api/lessons/{game} lists it.
 */
export interface LessonOffer {
  name: string;
  rule: string | null;
  steps: number;
}
/**
 * Request: get the position after n lines as the client's seat saw it, or, after the game, as the seat `eyes` saw it.
 */
export interface LookBack {
  eyes?: number | null;
  kind: 'look-back';
  n: number;
}
/**
 * Message: the table without its moves; sent after `hello` and at every change.
 */
export interface Table {
  advisor: boolean;
  campaign?: string | null;
  chat: 'free' | 'off' | 'phrases';
  clock: Clock | null;
  ending?: EndVote | null;
  game: GameOffer;
  kind: 'table';
  next_options?: {
    [k: string]: boolean | number | string;
  } | null;
  next_table: string | null;
  options: {
    [k: string]: boolean | number | string;
  };
  overdue?: OverdueSeat[];
  practice: boolean;
  promise: string;
  seats: SeatInfo[];
  stage: 'given-up' | 'open' | 'over' | 'playing';
  stand_ins?: string[];
  table: string;
  watching: number;
  what_if?: string | null;
  wish: TakeBackRequest | null;
}
/**
 * A seat for which the others need not wait, because its player is away or out of time.
 */
export interface OverdueSeat {
  reason: 'away' | 'time';
  seat: number;
}
/**
 * A pending take-back request: the seat that made it, the line to return to, and the seats that have not agreed yet.
 */
export interface TakeBackRequest {
  awaited: number[];
  n: number;
  seat: number;
}
/**
 * Message: the reasons of a bot for the action in line n of the log.
 */
export interface Reasons {
  kind: 'reasons';
  n: number;
  says: LocalizedText[];
  seat: number;
}
/**
 * Message: the earlier position after n lines, as the client requested it.
 */
export interface PastPosition {
  kind: 'past';
  legal?: Choice[];
  n: number;
  text?: string | null;
  view: View;
}
/**
 * Message: the refusal of a request: its code, the key and facts of its sentence, and the id of the rule if there is one.
 */
export interface Refused {
  code:
    | 'full'
    | 'illegal'
    | 'malformed'
    | 'not-now'
    | 'oversized'
    | 'stale'
    | 'too-many'
    | 'too-slow'
    | 'unauthorised'
    | 'unknown-host'
    | 'unknown-table';
  facts: {
    [k: string]: string | number;
  };
  key: string;
  kind: 'refused';
  more?: LocalizedText[];
  rule?: string | null;
}
/**
 * Body of POST /api/tables: the game and its options, and whether the table has a coach, chat and a clock.
 */
export interface OpenTable {
  advisor?: boolean;
  chat?: 'free' | 'off' | 'phrases';
  clock?: Clock | null;
  game: string;
  options?: {
    [k: string]: boolean | number | string;
  };
  seats: number;
}
/**
 * Body of POST /api/campaigns/{game}/{campaign}/tables: open a table for a stage, with the same players.
 */
export interface PlayStage {
  again?: string | null;
  seats?: number | null;
  stage: string;
}
/**
 * A race with its ranking: the response to GET /api/races/{game} (the race of the day) and GET /api/races/{game}/{race}.
 */
export interface Race {
  another: string;
  code: string;
  options: {
    [k: string]: boolean | number | string;
  };
  ranking: RankedEntry[];
  seats: number[];
  today: string;
  tries: number;
  yesterday: string;
}
/**
 * A player's first attempt at a race, with its rank among attempts with the same number of seats.
 */
export interface RankedEntry {
  here: boolean;
  name: string;
  place: number;
  score: number;
  seats: number;
}
/**
 * Request: open a new table with the same players after the game.
 */
export interface Rematch {
  kind: 'rematch';
}
/**
 * Request: take an empty seat under a name, with the player's own seed for the randomness.
 */
export interface Sit {
  kind: 'sit';
  name: string;
  seat: number;
  seed?: string;
}
/**
 * Request: leave the client's seat before the game starts.
 */
export interface StandUp {
  kind: 'stand-up';
}
/**
 * Request: put a bot on an empty seat, or change a bot's level.
 */
export interface SeatBot {
  kind: 'seat-bot';
  level: string;
  seat: number;
}
/**
 * Request: remove a bot, or a person who is away, from a seat before the game starts.
 */
export interface Unseat {
  kind: 'unseat';
  seat: number;
}
/**
 * Request: take the last move back. A move that revealed information stays in the record, so `on_record` must be true for it.
 */
export interface TakeBack {
  kind: 'take-back';
  on_record?: boolean;
}
/**
 * Request: cancel the client's own take-back request.
 */
export interface Withdraw {
  kind: 'withdraw';
}
/**
 * Request: ask for a bot's reasons for the action in line n of the log.
 */
export interface Why {
  kind: 'why';
  n: number;
}
/**
 * Request: send a chat message to the table: a phrase by its key or, if the chat is free, a text.
 */
export interface Say {
  kind: 'say';
  phrase?: string;
  words?: string;
}
/**
 * Request: report that the client has animated the first n lines of the log; bots wait for clients that report it.
 */
export interface Seen {
  kind: 'seen';
  n: number;
}
/**
 * Request: let a bot play for a player who is away or out of time, or change the level of the bot that does.
 */
export interface Substitute {
  kind: 'substitute';
  level: string;
  seat: number;
}
/**
 * Request: take the client's own seat back from the bot that plays it.
 */
export interface ReturnToSeat {
  kind: 'resume';
}
/**
 * What is to be said of a match that is over.
 */
export interface Review {
  courses: WinCurve[];
  decisions: KeyMoment[];
  figures: SeatStats[];
  ledger?: LocalizedText[];
  made?: Design[];
  moments: KeyMoment[];
  unit: 'chance' | 'credits' | 'points';
  value: 'chance' | 'credits' | 'points';
}
/**
 * How a match went for a seat, or for all of them together.
 */
export interface WinCurve {
  points: CurvePoint[];
  seat: number | null;
}
/**
 * What people like to see of a seat: its best decision, its worst, and its luck; the lines are those of decisions.
 */
export interface SeatStats {
  best: number | null;
  luck: number;
  says: LocalizedText[];
  seat: number;
  worst: number | null;
}
/**
 * A line of the response to GET /api/tables/{table}/review: the progress from 0 to 1, and in the last line the review or a refusal.
 */
export interface ReviewProgress {
  done: number;
  refused?: Refused | null;
  review?: Review | null;
}
/**
 * A paragraph of a rulebook; in its text `*…*` marks emphasis.
 */
export interface RuleText {
  id: string;
  text: string;
  things?: string[];
}
/**
 * A section of a rulebook; GET /api/rules/{game} answers with a list of them.
 */
export interface RulesSection {
  rules: RuleText[];
  title: string;
}
/**
 * One of the best designs of finished matches; GET /api/shipyard/{game}/best returns a list of them.
 */
export interface SavedDesign {
  code: string;
  kind: string;
  name: string;
  score: number;
  view: View;
}
/**
 * Response to POST /api/tables: the id of the table, and the hash that commits the server to its randomness.
 */
export interface TableOpened {
  promise: string;
  table: string;
}
/**
 * Response to POST /api/bots: a secret for the `hello` of a bot client; tables show its owner as a program.
 */
export interface Token {
  token: string;
}
/**
 * What happened since the log had so many lines was taken back; it was free if nobody had learned anything from it.
 */
export interface Undone {
  free: boolean;
  kind: 'taken-back';
  seat: number;
  to: number;
}
/**
 * Body of POST /api/campaigns/{game}/{campaign}: open all chapters, or only those whose previous chapter is won.
 */
export interface Unlock {
  all_open: boolean;
}
/**
 * Body of POST /api/tables/{table}/what-if: continue a finished match after line n, on a seat among bots.
 */
export interface WhatIf {
  n: number;
  name: string;
  seat: number;
  secret: string;
}
