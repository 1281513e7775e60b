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
 * The table as a seat sees it, `seat` None for a spectator; all but the hand is open to everybody.
 */
export interface LuckyLoopView {
  game: 'lucky-loop';
  seat: number | null;
  phase: 'deal' | 'discard' | 'draw' | 'exchange' | 'highlight' | 'lot' | 'over' | 'ready' | 'refill' | 'throw' | 'thrown' | 'turn';
  turn: number;
  start: number;
  round: number;
  hand: string[];
  players: PlayerView[];
  programmes: ProgrammeView[];
  decks: {
    [k: string]: number;
  };
  discards: {
    [k: string]: string[];
  };
  supply: number;
  drawn: number;
  owed: number;
  flight: FlightView | null;
  faces: {
    [k: string]: Face;
  };
  result: Result | null;
}
/**
 * A player as another sees them: backs of cards tell their deck, nothing more.
 */
export interface PlayerView {
  points: number;
  tokens: number;
  results: {
    [k: string]: number;
  };
  hand: {
    [k: string]: number;
  };
  final_phase: boolean;
  free: string[];
  free_result: number | null;
}
/**
 * A programme of the board: its colours, the cards that lie there, and the record if there is one.
 */
export interface ProgrammeView {
  id: 'diving-dove' | 'mighty-eagle' | 'red-rooster' | 'rubber-duck';
  colours: ('blue' | 'green' | 'red' | 'yellow')[];
  cards: string[];
  record: number | null;
}
/**
 * The flight under way; `pool` counts the dice not on cards, those of the throw included.
 */
export interface FlightView {
  programme: ('diving-dove' | 'mighty-eagle' | 'red-rooster' | 'rubber-duck') | null;
  boxes: BoxView[];
  pool: number;
  bought: boolean;
  red_in_pool: boolean;
  thrown: number[];
  red: number;
}
/**
 * A card that is being flown; `dice` are those that made it, the last one red if `red`.
 */
export interface BoxView {
  card: string;
  highlight: boolean;
  dice: number[];
  red: boolean;
  points: number;
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
 * Something that I may do: as data for showing it, as text for doing it.
 */
export interface Choice {
  action: Start | Deal | Throw | Draw | Discard | Fly | Raise | LayFree | Highlight | Roll | SeventhDie | Reroll | Make | Stop | GiveUp;
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
  kind: 'deal';
  card: string;
}
/**
 * LL-F1, chance: how the dice fall; `red` is the red die's value if it is among them, else 0.
 */
export interface Throw {
  kind: 'throw';
  dice: number[];
  red?: number;
}
/**
 * LL-T2, LL-T4: take the next card from a deck; as the first act of a turn it opens an exchange.
 */
export interface Draw {
  kind: 'draw';
  deck: 'red-blue' | 'yellow-green';
}
/**
 * LL-T2: lay a card on its own discard pile.
 */
export interface Discard {
  kind: 'discard';
  card: string;
}
/**
 * LL-D1: lay three cards by a programme and fly it.
 */
export interface Fly {
  kind: 'fly';
  programme: 'diving-dove' | 'mighty-eagle' | 'red-rooster' | 'rubber-duck';
  cards: string[];
}
/**
 * LL-D2: replace one card of a laid programme by a harder one and fly it.
 */
export interface Raise {
  kind: 'raise';
  programme: 'diving-dove' | 'mighty-eagle' | 'red-rooster' | 'rubber-duck';
  card: string;
}
/**
 * LL-K3: lay the free programme.
 */
export interface LayFree {
  kind: 'free';
  cards: string[];
}
/**
 * LL-K5: put the highlight on a card of the free programme.
 */
export interface Highlight {
  kind: 'highlight';
  card: string;
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
  kind: 'reroll';
  dice: number[];
}
/**
 * LL-F2: make an open card with some of the dice just thrown.
 */
export interface Make {
  kind: 'make';
  card: string;
  dice: number[];
  highlight?: boolean;
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
 * A line of the log as I may know it.
 */
export interface StepSeen {
  n: number;
  actor: number;
  time: number;
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
  kind: 'turn';
  seat: number;
  round: number;
  final: boolean;
}
/**
 * LL-T2, LL-T4: a card was drawn; only the one who drew it knows which.
 */
export interface Drew {
  kind: 'drew';
  seat: number;
  deck: 'red-blue' | 'yellow-green';
  card: string | null;
}
/**
 * LL-T2, LL-D1, LL-D2, LL-K3: cards went to their discard piles.
 */
export interface Discarded {
  kind: 'discarded';
  seat: number;
  cards: string[];
}
/**
 * LL-T3: a discard pile became the deck.
 */
export interface Reshuffled {
  kind: 'reshuffled';
  deck: 'red-blue' | 'yellow-green';
  count: number;
}
/**
 * LL-D1: three cards were laid by a programme.
 */
export interface Declared {
  kind: 'declared';
  seat: number;
  programme: 'diving-dove' | 'mighty-eagle' | 'red-rooster' | 'rubber-duck';
  cards: string[];
}
/**
 * LL-D2: a card of a programme was replaced by a harder one.
 */
export interface Raised {
  kind: 'raised';
  seat: number;
  programme: 'diving-dove' | 'mighty-eagle' | 'red-rooster' | 'rubber-duck';
  card: string;
  replaced: string;
}
/**
 * LL-K3: a free programme was laid.
 */
export interface FreeLaid {
  kind: 'free-laid';
  seat: number;
  cards: string[];
}
/**
 * LL-K4: at a strict table an illegal free programme was discarded.
 */
export interface FreeRejected {
  kind: 'free-rejected';
  seat: number;
  cards: string[];
}
/**
 * LL-K5: the highlight lies on a card.
 */
export interface Highlighted {
  kind: 'highlighted';
  seat: number;
  card: string;
}
/**
 * LL-B2, LL-B3: a token was paid, for the red die or for throwing some dice again.
 */
export interface TokenPaid {
  kind: 'token-paid';
  seat: number;
  use: 'reroll' | 'seventh';
  dice?: number[];
}
/**
 * LL-F1: the dice of the throw as they lie now; `fresh` are those that just fell.
 */
export interface Thrown {
  kind: 'thrown';
  seat: number;
  dice: number[];
  red: number;
  fresh: number[];
}
/**
 * LL-F2: a card was made.
 */
export interface Made {
  kind: 'made';
  seat: number;
  card: string;
  dice: number[];
  exact: boolean;
  points: number;
  highlight: boolean;
}
/**
 * LL-F5: the flight was ended after two cards.
 */
export interface Stopped {
  kind: 'stopped';
  seat: number;
}
/**
 * LL-F3, LL-K7: the flight failed.
 */
export interface Failed {
  kind: 'failed';
  seat: number;
  made: number;
  out_of_dice: boolean;
}
/**
 * LL-F7 to LL-F10, LL-K8: the flight's points, and by how much the main track moved.
 */
export interface Scored {
  kind: 'scored';
  seat: number;
  programme: ('diving-dove' | 'mighty-eagle' | 'red-rooster' | 'rubber-duck') | null;
  boxes: number;
  spare: number;
  before: number | null;
  recorded: boolean;
  gained: number;
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
  seat: number;
  points: number;
  why: 'exchange' | 'failed' | 'illegal';
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
