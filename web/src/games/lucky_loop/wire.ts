// Generated from the Python message types by `make types`. Edit those, not this.

/**
 * The data printed on a flight card: colour, difficulty and points.
 *
 * @minItems 4
 * @maxItems 4
 */
export type CardFace = ['blue' | 'green' | 'red' | 'yellow', number, number, number];
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LuckyLoopAction".
 */
export type LuckyLoopAction =
  Start | Deal | Throw | Draw | Discard | Fly | Raise | LayFree | Highlight | Roll | SeventhDie | Reroll | Make | Stop | GiveUp;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LuckyLoopEvent".
 */
export type LuckyLoopEvent =
  | Started
  | TurnBegan
  | Drew
  | Discarded
  | Reshuffled
  | Declared
  | Raised
  | FreeLaid
  | FreeRejected
  | Highlighted
  | TokenPaid
  | Thrown
  | Made
  | Stopped
  | Failed
  | Scored
  | TokenWon
  | PointsLost
  | Ended;

export interface Wire {
  [k: string]: unknown;
}
/**
 * A player's flight with the most points; `programme` is None for a free one.
 */
export interface BestFlight {
  points: number;
  programme: ('diving-dove' | 'mighty-eagle' | 'red-rooster' | 'rubber-duck') | null;
}
/**
 * View of a card in flight; `dice` made it, `red` is the red die's value if it is among them, else 0.
 */
export interface BoxView {
  card: string;
  dice: number[];
  exact: boolean;
  highlight: boolean;
  missed: LocalizedText | null;
  points: number;
  red: number;
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
 * Something that I may do: as data for showing it, as text for doing it.
 */
export interface Choice {
  action: Start | Deal | Throw | Draw | Discard | Fly | Raise | LayFree | Highlight | Roll | SeventhDie | Reroll | Make | Stop | GiveUp;
  ahead?: Consequence | null;
  text: string;
}
/**
 * LL-S1, chance action: draw the start player by lot.
 */
export interface Start {
  kind: 'start';
  seat: number;
}
/**
 * LL-S1, LL-T2, LL-T4, chance action: take this card from the deck for the current player.
 */
export interface Deal {
  card: string;
  kind: 'deal';
}
/**
 * LL-F1, chance action: the values of the thrown dice; `red` is the red die's value if it is among them, else 0.
 */
export interface Throw {
  dice: number[];
  kind: 'throw';
  red?: number;
}
/**
 * LL-T2, LL-T4, action: take the next card from a deck. As the first action of a turn it starts an exchange.
 */
export interface Draw {
  deck: 'red-blue' | 'yellow-green';
  kind: 'draw';
}
/**
 * LL-T2, action: discard a card of the hand on the discard pile of its deck.
 */
export interface Discard {
  card: string;
  kind: 'discard';
}
/**
 * LL-D1, action: lay three cards on a programme and fly it.
 */
export interface Fly {
  cards: string[];
  kind: 'fly';
  programme: 'diving-dove' | 'mighty-eagle' | 'red-rooster' | 'rubber-duck';
}
/**
 * LL-D2, action: replace one card of a laid programme by a more difficult one, and fly the programme.
 */
export interface Raise {
  card: string;
  kind: 'raise';
  programme: 'diving-dove' | 'mighty-eagle' | 'red-rooster' | 'rubber-duck';
}
/**
 * LL-K3, action: lay a free programme.
 */
export interface LayFree {
  cards: string[];
  kind: 'free';
}
/**
 * LL-K5, action: put the highlight on a card of the free programme.
 */
export interface Highlight {
  card: string;
  kind: 'highlight';
}
/**
 * LL-F1, action: throw the dice.
 */
export interface Roll {
  kind: 'roll';
}
/**
 * LL-B2, action: pay a token for the red die.
 */
export interface SeventhDie {
  kind: 'seventh';
}
/**
 * LL-B3, action: pay a token and throw these dice of the current throw again.
 */
export interface Reroll {
  dice: number[];
  kind: 'reroll';
}
/**
 * LL-F2, action: make an open card with some of the thrown dice.
 */
export interface Make {
  card: string;
  dice: number[];
  highlight?: boolean;
  kind: 'make';
}
/**
 * LL-F5, action: end the flight after two cards.
 */
export interface Stop {
  kind: 'stop';
}
/**
 * LL-F3, action: accept a failed throw, without a re-roll.
 */
export interface GiveUp {
  kind: 'give-up';
}
/**
 * What follows from a choice, as far as its actor can know it.
 */
export interface Consequence {
  says: LocalizedText[];
  weight?: 'idle' | 'plain' | 'ruins';
}
/**
 * Part of the answer: an action in notation, its expected points, and the success probability of the same strategy.
 */
export interface ChoiceWorth {
  later: number | null;
  points: number;
  success: number | null;
  text: string;
  total: number;
}
/**
 * LL-D1, event: three cards were laid on a programme; `cleared` are its former cards, now discarded.
 */
export interface Declared {
  cards: string[];
  cleared?: string[];
  kind: 'declared';
  programme: 'diving-dove' | 'mighty-eagle' | 'red-rooster' | 'rubber-duck';
  seat: number;
}
/**
 * LL-T2, LL-K3, event: cards of a hand were discarded.
 */
export interface Discarded {
  cards: string[];
  kind: 'discarded';
  seat: number;
}
/**
 * LL-T2, LL-T4, event: a player drew a card, which is None for all others.
 */
export interface Drew {
  card: string | null;
  deck: 'red-blue' | 'yellow-green';
  kind: 'drew';
  seat: number;
}
/**
 * LL-E1, LL-E2, event: the game ended.
 */
export interface Ended {
  kind: 'ended';
  scores: number[];
  winners: number[];
}
/**
 * LL-F3, LL-K7, event: the flight failed; `missed` are the open cards if the last throw makes none.
 */
export interface Failed {
  kind: 'failed';
  made: number;
  missed?: Missed[];
  out_of_dice: boolean;
  seat: number;
}
/**
 * LL-F3, LL-K6: part of the event Failed: a card that the throw does not make, with the reason.
 */
export interface Missed {
  card: string;
  highlight: boolean;
  why: LocalizedText;
}
/**
 * LL-E2, view: the final rank of a seat; equal points share a rank.
 */
export interface FinalRank {
  place: number;
  points: number;
  seat: number;
}
/**
 * View of the current flight; `pool` counts the dice not on cards, including those of the throw.
 */
export interface FlightView {
  bought: boolean;
  boxes: BoxView[];
  least: number | null;
  pool: number;
  programme: ('diving-dove' | 'mighty-eagle' | 'red-rooster' | 'rubber-duck') | null;
  red: number;
  red_in_pool: boolean;
  subtotal: number;
  throw: number;
  thrown: number[];
  to_throw: number;
  ways: WayView[];
}
/**
 * LL-F2, view: a choice of dice that makes an open card, with its points.
 */
export interface WayView {
  card: string;
  dice: number[];
  exact: boolean;
  highlight: boolean;
  points: number;
}
/**
 * LL-K3, event: a free programme was laid.
 */
export interface FreeLaid {
  cards: string[];
  kind: 'free-laid';
  seat: number;
}
/**
 * LL-K4, event: an illegal free programme was discarded, as strict tables do.
 */
export interface FreeRejected {
  cards: string[];
  kind: 'free-rejected';
  seat: number;
}
/**
 * LL-K3, view: the requirements of a free programme, and the dice that each card of the hand needs.
 */
export interface FreeView {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cards: [number, number];
  dice: number;
  difficulty: number;
  needs: {
    [k: string]: number;
  };
}
/**
 * LL-K5, event: the highlight was put on a card.
 */
export interface Highlighted {
  card: string;
  kind: 'highlighted';
  seat: number;
}
/**
 * What should I do? A game whose coach has an answer names this among its questions, and `Hinted` among its answers.
 */
export interface Hint {
  kind: 'hint';
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
 * LL-S1, event: the start player was drawn by lot.
 */
export interface Started {
  kind: 'started';
  seat: number;
}
/**
 * LL-T1, event: a seat's turn began; `final` is true in its final phase (LL-K1).
 */
export interface TurnBegan {
  final: boolean;
  kind: 'turn';
  round: number;
  seat: number;
}
/**
 * LL-T3, event: a discard pile became the deck.
 */
export interface Reshuffled {
  count: number;
  deck: 'red-blue' | 'yellow-green';
  kind: 'reshuffled';
}
/**
 * LL-D2, event: a card of a programme was replaced by a more difficult one, and discarded.
 */
export interface Raised {
  card: string;
  kind: 'raised';
  programme: 'diving-dove' | 'mighty-eagle' | 'red-rooster' | 'rubber-duck';
  replaced: string;
  seat: number;
}
/**
 * LL-B2, LL-B3, event: a token was paid, for the red die or for throwing some dice again.
 */
export interface TokenPaid {
  dice?: number[];
  kind: 'token-paid';
  seat: number;
  use: 'reroll' | 'seventh';
}
/**
 * LL-F1, event: dice were thrown. `dice` are all of the throw, `fresh` the new ones.
 */
export interface Thrown {
  dice: number[];
  fresh: number[];
  kind: 'thrown';
  red: number;
  seat: number;
}
/**
 * LL-F2, event: a card was made.
 */
export interface Made {
  card: string;
  dice: number[];
  exact: boolean;
  highlight: boolean;
  kind: 'made';
  points: number;
  seat: number;
}
/**
 * LL-F5, event: the flight was ended after two cards.
 */
export interface Stopped {
  kind: 'stopped';
  seat: number;
}
/**
 * LL-F7 to LL-F10, LL-K8, event: a flight was scored; `gained` is the change of the main track.
 */
export interface Scored {
  before: number | null;
  boxes: number;
  gained: number;
  kind: 'scored';
  programme: ('diving-dove' | 'mighty-eagle' | 'red-rooster' | 'rubber-duck') | null;
  recorded: boolean;
  seat: number;
  spare: number;
}
/**
 * LL-B1, LL-K7, event: a bonus token was earned.
 */
export interface TokenWon {
  kind: 'token-won';
  seat: number;
  why: 'first-twelve' | 'last-card' | 'record' | 'twenty' | 'two-cards';
}
/**
 * LL-K2, LL-K4, LL-K7, event: the player lost points on the main track.
 */
export interface PointsLost {
  kind: 'points-lost';
  points: number;
  seat: number;
  why: 'exchange' | 'failed' | 'illegal';
}
/**
 * The view of a seat; `seat` is None for a spectator. All but the hand is public.
 */
export interface LuckyLoopView {
  barred: {
    [k: string]: LocalizedText;
  };
  decks: {
    [k: string]: number;
  };
  discards: {
    [k: string]: string[];
  };
  drawn: number;
  faces: {
    [k: string]: CardFace;
  };
  final_exchange_per_card: boolean;
  flight: FlightView | null;
  free: FreeView | null;
  game: 'lucky-loop';
  hand: string[];
  last_round: boolean;
  lower_free_dropped: boolean;
  owed: number;
  penalties: PenaltiesView;
  phase: 'deal' | 'discard' | 'draw' | 'exchange' | 'highlight' | 'lot' | 'over' | 'ready' | 'refill' | 'throw' | 'thrown' | 'turn';
  players: PlayerView[];
  programmes: ProgrammeView[];
  result: Result | null;
  round: number;
  scale: ScaleView;
  seat: number | null;
  standing: FinalRank[];
  start: number;
  supply: number;
  turn: number;
}
/**
 * LL-K2, LL-K4, LL-K7, view: the points that an exchange, an illegal free programme and a failed one cost.
 */
export interface PenaltiesView {
  exchange: number;
  failed: number;
  illegal: number | null;
}
/**
 * View of a player for all seats; card backs show only their deck.
 */
export interface PlayerView {
  final_phase: boolean;
  free: string[];
  free_result: number | null;
  hand: {
    [k: string]: number;
  };
  ledger: PlayerStatistics;
  points: number;
  replaced: ('diving-dove' | 'mighty-eagle' | 'red-rooster' | 'rubber-duck') | null;
  results: {
    [k: string]: number;
  };
  tokens: number;
}
/**
 * The statistics of a player, shown at the end.
 */
export interface PlayerStatistics {
  best?: BestFlight | null;
  crashed?: number;
  exchanged?: number;
  landed?: number;
  points_lost?: number;
  stopped?: number;
  tokens_paid?: number;
  tokens_won?: number;
}
/**
 * View of a programme of the board: its colours, its cards, and the record if there is one.
 */
export interface ProgrammeView {
  cards: string[];
  colours: ('blue' | 'green' | 'red' | 'yellow')[];
  id: 'diving-dove' | 'mighty-eagle' | 'red-rooster' | 'rubber-duck';
  record: number | null;
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
 * LL-M6, view: the thresholds on the scale of every programme.
 */
export interface ScaleView {
  closed: number;
  first_record: number;
  recorded: number;
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
 * A line of the log as I may know it.
 */
export interface StepSeen {
  actor: number;
  events: (
    | Started
    | TurnBegan
    | Drew
    | Discarded
    | Reshuffled
    | Declared
    | Raised
    | FreeLaid
    | FreeRejected
    | Highlighted
    | TokenPaid
    | Thrown
    | Made
    | Stopped
    | Failed
    | Scored
    | TokenWon
    | PointsLost
    | Ended
  )[];
  n: number;
  time: number;
  view?: LuckyLoopView | null;
}
/**
 * Answer of the advisor: the value of every legal action, and the best one.
 */
export interface WorthAnswer {
  best: string | null;
  choices: ChoiceWorth[];
  kind: 'worths';
}
/**
 * Question to the advisor: the expected values of all legal actions.
 */
export interface WorthQuestion {
  kind: 'worth';
}
