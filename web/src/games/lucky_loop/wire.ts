// Generated from the Python message types by `make types`. Edit those, not this.

/**
 * What is printed on a card.
 *
 * @minItems 4
 * @maxItems 4
 */
export type Face = ['blue' | 'green' | 'red' | 'yellow', number, number, number];
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
 * A question: what are my choices worth?
 */
export interface AskWorth {
  kind: 'worth';
}
/**
 * The flight of most points; without a programme it was a free one.
 */
export interface Best {
  points: number;
  programme: ('diving-dove' | 'mighty-eagle' | 'red-rooster' | 'rubber-duck') | null;
}
/**
 * A card of the flight; `dice` made it, `red` is the red die's value if it is among them, else 0.
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
 * A legal choice: the action as data, and its notation for an `act` request.
 */
export interface Choice {
  action: Start | Deal | Throw | Draw | Discard | Fly | Raise | LayFree | Highlight | Roll | SeventhDie | Reroll | Make | Stop | GiveUp;
  ahead?: Consequence | null;
  text: string;
}
/**
 * LL-S1, chance: the lot names the start player.
 */
export interface Start {
  kind: 'start';
  seat: number;
}
/**
 * LL-S1, LL-T2, LL-T4, chance: the card that comes off the deck.
 */
export interface Deal {
  card: string;
  kind: 'deal';
}
/**
 * LL-F1, chance: how the dice fall; `red` is the red die's value if it is among them, else 0.
 */
export interface Throw {
  dice: number[];
  kind: 'throw';
  red?: number;
}
/**
 * LL-T2, LL-T4: take the next card from a deck; as the first act of a turn it opens an exchange.
 */
export interface Draw {
  deck: 'red-blue' | 'yellow-green';
  kind: 'draw';
}
/**
 * LL-T2: lay a card on its own discard pile.
 */
export interface Discard {
  card: string;
  kind: 'discard';
}
/**
 * LL-D1: lay three cards by a programme and fly it.
 */
export interface Fly {
  cards: string[];
  kind: 'fly';
  programme: 'diving-dove' | 'mighty-eagle' | 'red-rooster' | 'rubber-duck';
}
/**
 * LL-D2: replace one card of a laid programme by a harder one and fly it.
 */
export interface Raise {
  card: string;
  kind: 'raise';
  programme: 'diving-dove' | 'mighty-eagle' | 'red-rooster' | 'rubber-duck';
}
/**
 * LL-K3: lay the free programme.
 */
export interface LayFree {
  cards: string[];
  kind: 'free';
}
/**
 * LL-K5: put the highlight on a card of the free programme.
 */
export interface Highlight {
  card: string;
  kind: 'highlight';
}
/**
 * LL-F1: throw the dice.
 */
export interface Roll {
  kind: 'roll';
}
/**
 * LL-B2: pay a token for the red die.
 */
export interface SeventhDie {
  kind: 'seventh';
}
/**
 * LL-B3: pay a token and throw these dice of the current throw again.
 */
export interface Reroll {
  dice: number[];
  kind: 'reroll';
}
/**
 * LL-F2: make an open card with some of the dice just thrown.
 */
export interface Make {
  card: string;
  dice: number[];
  highlight?: boolean;
  kind: 'make';
}
/**
 * LL-F5: end the flight after two cards.
 */
export interface Stop {
  kind: 'stop';
}
/**
 * LL-F3: let a failed throw stand instead of buying a re-roll.
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
 * A choice in the game's notation, its expected points, and the probability of a result by the same strategy.
 */
export interface ChoiceWorth {
  later: number | null;
  points: number;
  success: number | null;
  text: string;
  total: number;
}
/**
 * LL-D1: three cards were laid by a programme; `cleared` are the former ones, which were discarded.
 */
export interface Declared {
  cards: string[];
  cleared?: string[];
  kind: 'declared';
  programme: 'diving-dove' | 'mighty-eagle' | 'red-rooster' | 'rubber-duck';
  seat: number;
}
/**
 * LL-T2, LL-K3: cards of a hand went to their discard piles.
 */
export interface Discarded {
  cards: string[];
  kind: 'discarded';
  seat: number;
}
/**
 * LL-T2, LL-T4: a card was drawn; only the one who drew it knows which.
 */
export interface Drew {
  card: string | null;
  deck: 'red-blue' | 'yellow-green';
  kind: 'drew';
  seat: number;
}
/**
 * LL-E1, LL-E2: the game is over.
 */
export interface Ended {
  kind: 'ended';
  scores: number[];
  winners: number[];
}
/**
 * LL-F3, LL-K7: the flight failed; `missed` are the open cards, if dice lie on the table.
 */
export interface Failed {
  kind: 'failed';
  made: number;
  missed?: Missed[];
  out_of_dice: boolean;
  seat: number;
}
/**
 * LL-F3, LL-K6: a card that the dice of a throw do not make, and why.
 */
export interface Missed {
  card: string;
  highlight: boolean;
  why: LocalizedText;
}
/**
 * The flight under way; `pool` counts the dice not on cards, those of the throw included.
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
 * LL-F2: a way to make an open card with dice on the table, and what it pays.
 */
export interface WayView {
  card: string;
  dice: number[];
  exact: boolean;
  highlight: boolean;
  points: number;
}
/**
 * LL-K3: a free programme was laid.
 */
export interface FreeLaid {
  cards: string[];
  kind: 'free-laid';
  seat: number;
}
/**
 * LL-K4: at a strict table an illegal free programme was discarded.
 */
export interface FreeRejected {
  cards: string[];
  kind: 'free-rejected';
  seat: number;
}
/**
 * LL-K3: what a free programme of this hand has to come to.
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
 * LL-K5: the highlight lies on a card.
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
 * The statistics of a player, shown at the end.
 */
export interface Ledger {
  best?: Best | null;
  crashed?: number;
  exchanged?: number;
  landed?: number;
  points_lost?: number;
  stopped?: number;
  tokens_paid?: number;
  tokens_won?: number;
}
/**
 * LL-S1: the lot fell on the start player.
 */
export interface Started {
  kind: 'started';
  seat: number;
}
/**
 * LL-T1: it is a seat's turn; `final` in its final phase (LL-K1).
 */
export interface TurnBegan {
  final: boolean;
  kind: 'turn';
  round: number;
  seat: number;
}
/**
 * LL-T3: a discard pile became the deck.
 */
export interface Reshuffled {
  count: number;
  deck: 'red-blue' | 'yellow-green';
  kind: 'reshuffled';
}
/**
 * LL-D2: a card of a programme was replaced by a harder one, and discarded.
 */
export interface Raised {
  card: string;
  kind: 'raised';
  programme: 'diving-dove' | 'mighty-eagle' | 'red-rooster' | 'rubber-duck';
  replaced: string;
  seat: number;
}
/**
 * LL-B2, LL-B3: a token was paid, for the red die or for throwing some dice again.
 */
export interface TokenPaid {
  dice?: number[];
  kind: 'token-paid';
  seat: number;
  use: 'reroll' | 'seventh';
}
/**
 * LL-F1: the dice of the throw on the table; `fresh` are the new ones.
 */
export interface Thrown {
  dice: number[];
  fresh: number[];
  kind: 'thrown';
  red: number;
  seat: number;
}
/**
 * LL-F2: a card was made.
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
 * LL-F5: the flight was ended after two cards.
 */
export interface Stopped {
  kind: 'stopped';
  seat: number;
}
/**
 * LL-F7 to LL-F10, LL-K8: the flight's points, and by how much the main track moved.
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
 * LL-B1, LL-K7: a bonus token was earned.
 */
export interface TokenWon {
  kind: 'token-won';
  seat: number;
  why: 'first-twelve' | 'last-card' | 'record' | 'twenty' | 'two-cards';
}
/**
 * LL-K2, LL-K4, LL-K7: the main track fell.
 */
export interface PointsLost {
  kind: 'points-lost';
  points: number;
  seat: number;
  why: 'exchange' | 'failed' | 'illegal';
}
/**
 * The table as a seat sees it, `seat` None for a spectator; everything but the hand is public.
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
    [k: string]: Face;
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
  standing: Place[];
  start: number;
  supply: number;
  turn: number;
}
/**
 * LL-K2, LL-K4, LL-K7: the points that are lost in the final phase.
 */
export interface PenaltiesView {
  exchange: number;
  failed: number;
  illegal: number | null;
}
/**
 * A player as others see them; card backs show only their deck.
 */
export interface PlayerView {
  final_phase: boolean;
  free: string[];
  free_result: number | null;
  hand: {
    [k: string]: number;
  };
  ledger: Ledger;
  points: number;
  replaced: ('diving-dove' | 'mighty-eagle' | 'red-rooster' | 'rubber-duck') | null;
  results: {
    [k: string]: number;
  };
  tokens: number;
}
/**
 * A programme of the board: its colours, the cards that lie there, and the record if there is one.
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
 * LL-M6: what the figures of every programme's scale mean.
 */
export interface ScaleView {
  closed: number;
  first_record: number;
  recorded: number;
}
/**
 * LL-E2: where a seat has come in; equal points share a place.
 */
export interface Place {
  place: number;
  points: number;
  seat: number;
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
 * A line of the log with the events that the client's seat may see.
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
 * The answer: every choice, and the best of them.
 */
export interface Worths {
  best: string | null;
  choices: ChoiceWorth[];
  kind: 'worths';
}
