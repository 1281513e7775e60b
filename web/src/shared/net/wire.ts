// Generated from the Python message types by `make types`. Edit those, not this.

export type Message = Table | Moves | Answered | Reasons | Said | Past | Refused;
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
 * Do one action, or several that belong together, in the game's notation; `n` is how many lines of the log I have seen.
 */
export interface Act {
  actions: string[];
  kind: 'act';
  n: number;
}
export interface Action {
  kind: string;
  [k: string]: unknown;
}
/**
 * I keep the game's convention at this table, or do so no more.
 */
export interface Agree {
  agreed: boolean;
  kind: 'agree';
}
export interface Answer {
  kind: string;
  [k: string]: unknown;
}
/**
 * The coach's answer to a question, about the position after n lines, with my eyes or those that I asked for.
 */
export interface Answered {
  answer: Answer;
  eyes?: number | null;
  kind: 'answered';
  n: number;
  question: Question;
}
export interface Question {
  kind: string;
  [k: string]: unknown;
}
/**
 * Ask the coach something, in the game's own vocabulary; once the game has ended also about an earlier position, with any eyes.
 */
export interface Ask {
  at?: number | null;
  eyes?: number | null;
  kind: 'ask';
  question: Question;
}
/**
 * Start the game; every seat is taken.
 */
export interface Begin {
  kind: 'begin';
}
/**
 * A team's campaign; GET /api/campaigns/{game}/{campaign} answers with it.
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
 * A chapter of a campaign.
 */
export interface CampaignChapter {
  done: boolean;
  name: string;
  open: boolean;
  stages: CampaignStage[];
}
/**
 * A stage of a campaign, with what the team did in it, the earliest first.
 */
export interface CampaignStage {
  name: string;
  seats: number[];
  stars: number;
  status: 'locked' | 'missing' | 'open' | 'won';
  tried: Try[];
  tries: number;
}
/**
 * What became of a table of a campaign.
 */
export interface Try {
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
 * Who sits on a seat: a person goes by their own words, a bot by the message of a key.
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
 * Something that I may do: as data for showing it, as text for doing it.
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
 * How long the game waits for a person: so many seconds for each move, or for the whole game and some more with each turn.
 */
export interface Clock {
  increment?: number;
  per: 'game' | 'move';
  seconds: number;
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
 * What is being made in the workshop of a game; GET /api/shipyard/{game} answers with it.
 */
export interface Drafted {
  code: string;
  legal: Choice[];
  link: string;
  more: unknown;
  options: {
    [k: string]: boolean | number | string;
  } | null;
  view: View;
}
export interface View {
  game: string;
  [k: string]: unknown;
}
/**
 * Some want to end the game before its end; it ends when these seats agree.
 */
export interface Ending {
  agreed: number[];
  awaited: number[];
}
export interface Event {
  kind: string;
  [k: string]: unknown;
}
/**
 * Something that was made in a match here, among the best of its kind; GET /api/shipyard/{game}/best answers with a list of them.
 */
export interface Exhibit {
  code: string;
  kind: string;
  name: string;
  score: number;
  view: View;
}
/**
 * Body of POST /api/campaigns: a team begins a campaign under a name.
 */
export interface FoundCampaign {
  all_open?: boolean;
  game: string;
  name: string;
}
/**
 * What one needs to know to open a table; GET /api/games answers with a list of them.
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
 * An option of a game; its words are the browser's.
 */
export interface OptionOffer {
  choices: string[];
  default: boolean | number | string;
  kind: string;
  name: string;
}
/**
 * Somebody to run against, and what they did meanwhile.
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
 * Whom a table runs against; GET /api/tables/{table}/ghosts answers with what they did until now, and later than was known.
 */
export interface Ghosts {
  ghosts: Ghost[];
  time: number | null;
}
/**
 * I want to end the game before its end, or do not; it ends when all people who are there want it.
 */
export interface GiveUp {
  agreed?: boolean;
  kind: 'give-up';
}
/**
 * The first message on a socket: who I am, and the last line of the log that I saw (-1: none).
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
 * We go on waiting for somebody.
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
 * I leave, and a bot plays on for me; if nobody else plays, the game is given up.
 */
export interface Leave {
  kind: 'leave';
}
/**
 * A lesson that can be had, or an example of a rule; GET /api/lessons/{game} answers with a list of them.
 */
export interface LessonOffer {
  name: string;
  rule: string | null;
  steps: number;
}
/**
 * A step of a lesson: the message that is said, the thing that it points at, what is to be done, and the position.
 */
export interface LessonScene {
  back: boolean;
  do: string[];
  moves: Moves;
  point: string;
  say: string;
}
/**
 * The lines of the log that I have not seen, the position after them, and what I may do in it; `n` lines in all.
 */
export interface Moves {
  alarm: number | null;
  awaited: number[];
  back: Return | null;
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
 * Where taking my last move back leads: to where the log had n lines, and as far as can be told at once, freely.
 */
export interface Return {
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
 * A line of the log as I may know it.
 */
export interface StepSeen {
  actor: number;
  events: Event[];
  n: number;
  time: number;
  view?: View | null;
}
/**
 * A whole lesson; GET /api/lessons/{game}/{name} answers with it.
 */
export interface LessonTold {
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
  campaign?: string | null;
  chat: 'free' | 'off' | 'phrases';
  clock: Clock | null;
  ending?: Ending | null;
  game: GameOffer;
  kind: 'table';
  next_options?: {
    [k: string]: boolean | number | string;
  } | null;
  next_table: string | null;
  options: {
    [k: string]: boolean | number | string;
  };
  overdue?: Overdue[];
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
 * A person for whom the others need not wait any longer, and why.
 */
export interface Overdue {
  reason: 'away' | 'time';
  seat: number;
}
/**
 * An open request to return to the position after n lines, and the seats that have not agreed yet.
 */
export interface TakeBackRequest {
  awaited: number[];
  n: number;
  seat: number;
}
/**
 * Why a bot did what line n of the log tells, in the figures by which it chose.
 */
export interface Reasons {
  kind: 'reasons';
  n: number;
  says: LocalizedText[];
  seat: number;
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
  legal?: Choice[];
  n: number;
  text?: string | null;
  view: View;
}
/**
 * A message that changed nothing, and why: the code for programs, the sentence for people, the rule if there is one.
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
 * Body of POST /api/tables: what is played, whether an advisor may be asked, how people may talk, and how much time they have.
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
 * Body of POST /api/campaigns/{game}/{campaign}/tables: a table of the same group, which plays this stage.
 */
export interface PlayStage {
  again?: string | null;
  seats?: number | null;
  stage: string;
}
/**
 * A race; GET /api/races/{game} answers with that of the day, GET /api/races/{game}/{race} with any.
 */
export interface Race {
  another: string;
  code: string;
  options: {
    [k: string]: boolean | number | string;
  };
  ranking: Raced[];
  seats: number[];
  today: string;
  tries: number;
  yesterday: string;
}
/**
 * Somebody's first try at a race, and its place among all with as many seats, equals included.
 */
export interface Raced {
  here: boolean;
  name: string;
  place: number;
  score: number;
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
 * Take a bot off its seat, or somebody who has been away for long.
 */
export interface Unseat {
  kind: 'unseat';
  seat: number;
}
/**
 * I want my last move back: at once if nobody learned anything from it, otherwise only if it may stay on record for good.
 */
export interface TakeBack {
  kind: 'take-back';
  on_record?: boolean;
}
/**
 * I no longer want my move back.
 */
export interface Withdraw {
  kind: 'withdraw';
}
/**
 * Why did a bot do what line n of the log tells?
 */
export interface Why {
  kind: 'why';
  n: number;
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
 * I have been shown what happened up to where the log has n lines: bots wait for those who say so.
 */
export interface Seen {
  kind: 'seen';
  n: number;
}
/**
 * Let a bot play on for somebody who keeps us waiting, or change the level of the one that does.
 */
export interface Substitute {
  kind: 'substitute';
  level: string;
  seat: number;
}
/**
 * Play my seat myself again, instead of the bot.
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
 * A line of the answer to GET /api/tables/{table}/review: how much is done, from 0 to 1; the last one brings the review, or why not.
 */
export interface Reviewing {
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
 * Answer to POST /api/tables: where the table is, and the hash that binds its dice.
 */
export interface TableOpened {
  promise: string;
  table: string;
}
/**
 * Answer to POST /api/bots: the secret with which a program says hello, and by which it is shown as one at every table.
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
 * Body of POST /api/campaigns/{game}/{campaign}: whether all chapters are open, or each once the one before it is won.
 */
export interface Unlock {
  all_open: boolean;
}
/**
 * Body of POST /api/tables/{table}/what-if: let me play on from the position after n lines, on this seat, among bots.
 */
export interface WhatIf {
  n: number;
  name: string;
  seat: number;
  secret: string;
}
