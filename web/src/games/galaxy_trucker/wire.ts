// Generated from the Python message types by `make types`. Edit those, not this.

/**
 * GT-A5: a meteor of a card: its size and the side from which it comes.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Meteor = ['big' | 'small', 'front' | 'left' | 'rear' | 'right'];
/**
 * GT-A8: a shot of a card: its size and the side from which it comes.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Shot = ['heavy' | 'light', 'front' | 'left' | 'rear' | 'right'];
/**
 * GT-M1: the printed face of a tile: component, connectors and capacity.
 *
 * @minItems 3
 * @maxItems 3
 */
export type TileFace = [
  (
    | 'battery'
    | 'brown-life-support'
    | 'cabin'
    | 'cannon'
    | 'double-cannon'
    | 'double-engine'
    | 'engine'
    | 'hold'
    | 'purple-life-support'
    | 'red-hold'
    | 'shield'
    | 'starting-cabin'
    | 'structure'
  ),
  [number, number, number, number],
  number
];
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GalaxyTruckerAction".
 */
export type GalaxyTruckerAction =
  | DrawTile
  | Deal
  | RunOut
  | TimeUp
  | Take
  | Place
  | PickUp
  | Reserve
  | Return
  | Look
  | LookDone
  | TurnGlass
  | Finish
  | Remove
  | Keep
  | Board
  | Roll
  | FlyOn
  | GiveUp
  | Power
  | Battery
  | Declare
  | TakeHit
  | LoseMember
  | LoseCube
  | Land
  | Pass
  | Claim
  | Load
  | Unload
  | LoadDone
  | DrawTitle
  | DrawRoad
  | KeepTitle
  | GiveTitle
  | Ready;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GalaxyTruckerEvent".
 */
export type GalaxyTruckerEvent =
  | Took
  | TilePlaced
  | PickedUp
  | Reserved
  | Returned
  | Looks
  | Looked
  | GlassTurned
  | GlassEmpty
  | OutOfTime
  | Finished
  | Checked
  | TilesLost
  | MovedBehind
  | MovedUp
  | Boarded
  | Launched
  | CardTurned
  | CardSkipped
  | TooFew
  | Rolled
  | SabotageRolled
  | Declared
  | Moved
  | BatteriesSpent
  | CrewLost
  | GoodsLost
  | GoodsOffered
  | Loaded
  | Unloaded
  | GoodsLeft
  | Landed
  | Passed
  | Claimed
  | Earned
  | Fought
  | Lowest
  | Struck
  | SabotageFailed
  | GaveUp
  | Settled
  | Ended
  | TitleDrawn
  | TitleCounted
  | TitlePaid
  | TitleWon
  | TitleKept
  | TitleGiven
  | TitleGilded
  | TitleMissed
  | FlightOver
  | IsReady
  | FlightBegins
  | RoadDrawn
  | Hampered;

export interface Wire {
  [k: string]: unknown;
}
/**
 * GT-A3: the abandoned ship card.
 */
export interface AbandonedShip {
  credits: number;
  crew_lost: number;
  days: number;
  kind: 'abandoned-ship';
  name: string;
  sure?: 'checked' | 'fair' | 'high' | 'stand-in';
  test?: boolean;
}
/**
 * GT-A4: the abandoned station card.
 */
export interface AbandonedStation {
  crew_needed: number;
  days: number;
  goods: ('blue' | 'green' | 'red' | 'yellow')[];
  kind: 'abandoned-station';
  name: string;
  sure?: 'checked' | 'fair' | 'high' | 'stand-in';
  test?: boolean;
}
/**
 * GT-K4, GT-X2: a handicap of a player, and the title or road that causes it.
 */
export interface ActiveHandicap {
  by:
    | ('corridorist' | 'cruise-captain' | 'freight-hauler' | 'master-engineer' | 'power-trucker' | 'xenoquartermaster')
    | (
        | 'bad-company'
        | 'cheap-batteries'
        | 'dear-spares'
        | 'fat-meteors'
        | 'full-car-park'
        | 'headwind'
        | 'hired-muscle'
        | 'homesick-aliens'
        | 'missed-bus'
        | 'slow-docks'
        | 'toll-booth'
        | 'wooden-spoon'
      );
  handicap: Handicap;
}
/**
 * GT-K4, GT-X2: the kind and size of a handicap.
 */
export interface Handicap {
  family:
    | 'alien-bonus'
    | 'batteries-short'
    | 'crew-more'
    | 'crew-short'
    | 'enemy-power'
    | 'headwind'
    | 'last-pay'
    | 'load-days'
    | 'loss-price'
    | 'meteors-grow'
    | 'planets-closed'
    | 'starts-last'
    | 'toll';
  number: number;
}
/**
 * Question to the advisor: the weak points of the player's ship.
 */
export interface AskWeakPoints {
  kind: 'weak';
}
/**
 * GT-F8, GT-F11, GT-F3 event: batteries left a compartment.
 */
export interface BatteriesSpent {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  count: number;
  kind: 'batteries-spent';
  seat: number;
  why: 'destroyed' | 'power' | 'taken';
}
/**
 * GT-F8, GT-F11 action: take a battery out of this compartment.
 */
export interface Battery {
  column: number;
  kind: 'battery';
  row: number;
}
/**
 * GT-C4 action: choose humans or an alien for a cabin with life support.
 */
export interface Board {
  column: number;
  crew: 'brown' | 'humans' | 'purple';
  kind: 'crew';
  row: number;
}
/**
 * GT-C4 event: humans or an alien boarded a cabin.
 */
export interface Boarded {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  crew: 'brown' | 'humans' | 'purple';
  kind: 'boarded';
  seat: number;
}
/**
 * GT-F3: a tile whose loss breaks the ship, and the tiles that fly off if the largest piece is kept.
 */
export interface BreakPoint {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  flies_off: [number, number][];
}
/**
 * The public data of a workshop draft besides the view of its builder.
 */
export interface BuilderInfo {
  fitting: {
    [k: string]: number[];
  };
  levels: ('I' | 'II' | 'III' | 'test')[];
  open: [number, number][];
  weak: WeakPoints;
}
/**
 * The weak points of a ship; shields and double cannons count only with batteries aboard.
 */
export interface WeakPoints {
  breaks: BreakPoint[];
  pipes: ExposedPipe[];
  unguarded: OpenLine[];
  unshielded: ('front' | 'left' | 'rear' | 'right')[];
}
/**
 * GT-E1, GT-A5: a connector without a tile beside it.
 */
export interface ExposedPipe {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  side: 'front' | 'left' | 'rear' | 'right';
}
/**
 * GT-A5: a column or row without a cannon against projectiles from a side, and the tile that would be hit.
 */
export interface OpenLine {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  line: number;
  side: 'front' | 'left' | 'rear' | 'right';
}
/**
 * GT-B5: the view of a pile of cards: the levels of its backs, its holder, and its cards if this seat has seen them.
 */
export interface CardPileView {
  cards:
    | (
        | OpenSpace
        | Planets
        | AbandonedShip
        | AbandonedStation
        | Meteors
        | Slavers
        | Smugglers
        | Pirates
        | CombatZone
        | Stardust
        | Epidemic
        | Sabotage
      )[]
    | null;
  closed: boolean;
  held_by: number | null;
  levels: ('I' | 'II' | 'III')[];
}
/**
 * GT-A1: the open space card.
 */
export interface OpenSpace {
  kind: 'open-space';
  name: string;
  sure?: 'checked' | 'fair' | 'high' | 'stand-in';
  test?: boolean;
}
/**
 * GT-A2: the planets card.
 */
export interface Planets {
  days: number;
  kind: 'planets';
  name: string;
  planets: ('blue' | 'green' | 'red' | 'yellow')[][];
  sure?: 'checked' | 'fair' | 'high' | 'stand-in';
  test?: boolean;
}
/**
 * GT-A5: the meteor swarm card.
 */
export interface Meteors {
  kind: 'meteors';
  meteors: Meteor[];
  name: string;
  sure?: 'checked' | 'fair' | 'high' | 'stand-in';
  test?: boolean;
}
/**
 * GT-A6, GT-A7: the slavers card.
 */
export interface Slavers {
  credits: number;
  crew_lost: number;
  days: number;
  firepower: number;
  kind: 'slavers';
  name: string;
  sure?: 'checked' | 'fair' | 'high' | 'stand-in';
  test?: boolean;
}
/**
 * GT-A6, GT-A7: the smugglers card.
 */
export interface Smugglers {
  days: number;
  firepower: number;
  goods: ('blue' | 'green' | 'red' | 'yellow')[];
  goods_lost: number;
  kind: 'smugglers';
  name: string;
  sure?: 'checked' | 'fair' | 'high' | 'stand-in';
  test?: boolean;
}
/**
 * GT-A6, GT-A7: the pirates card.
 */
export interface Pirates {
  credits: number;
  days: number;
  firepower: number;
  kind: 'pirates';
  name: string;
  shots: Shot[];
  sure?: 'checked' | 'fair' | 'high' | 'stand-in';
  test?: boolean;
}
/**
 * GT-A9: the combat zone card.
 */
export interface CombatZone {
  kind: 'combat-zone';
  lines: ZoneLine[];
  name: string;
  sure?: 'checked' | 'fair' | 'high' | 'stand-in';
  test?: boolean;
}
/**
 * GT-A9: a line of a combat zone, with exactly one penalty.
 */
export interface ZoneLine {
  lose_crew?: number;
  lose_days?: number;
  lose_goods?: number;
  lowest: 'crew' | 'engines' | 'firepower';
  shots?: Shot[];
}
/**
 * GT-A10: the stardust card.
 */
export interface Stardust {
  days_for_each_connector: number;
  kind: 'stardust';
  name: string;
  sure?: 'checked' | 'fair' | 'high' | 'stand-in';
  test?: boolean;
}
/**
 * GT-A11: the epidemic card.
 */
export interface Epidemic {
  kind: 'epidemic';
  name: string;
  sure?: 'checked' | 'fair' | 'high' | 'stand-in';
  test?: boolean;
}
/**
 * GT-A12: the sabotage card.
 */
export interface Sabotage {
  kind: 'sabotage';
  name: string;
  sure?: 'checked' | 'fair' | 'high' | 'stand-in';
  test?: boolean;
  tries: number;
}
/**
 * GT-A9, GT-A12 event: the card had no effect, because only one player is left.
 */
export interface CardSkipped {
  card: string;
  kind: 'card-skipped';
}
/**
 * GT-F1 event: the leader turned a card.
 */
export interface CardTurned {
  card: string;
  kind: 'card-turned';
  seat: number;
  what: string;
}
/**
 * GT-C1 event: the result of the check of a ship.
 */
export interface Checked {
  faults: number;
  kind: 'checked';
  pieces: number;
  seat: number;
}
/**
 * Something that I may do: as data for showing it, as text for doing it.
 */
export interface Choice {
  action:
    | DrawTile
    | Deal
    | RunOut
    | TimeUp
    | Take
    | Place
    | PickUp
    | Reserve
    | Return
    | Look
    | LookDone
    | TurnGlass
    | Finish
    | Remove
    | Keep
    | Board
    | Roll
    | FlyOn
    | GiveUp
    | Power
    | Battery
    | Declare
    | TakeHit
    | LoseMember
    | LoseCube
    | Land
    | Pass
    | Claim
    | Load
    | Unload
    | LoadDone
    | DrawTitle
    | DrawRoad
    | KeepTitle
    | GiveTitle
    | Ready;
  ahead?: Consequence | null;
  text: string;
}
/**
 * GT-B1, chance action: draws this tile from the heap.
 */
export interface DrawTile {
  kind: 'draw';
  tile: number;
}
/**
 * GT-B5, GT-F1, chance action: deals this card to a pile, or turns it from the deck.
 */
export interface Deal {
  card: string;
  kind: 'deal';
}
/**
 * GT-B6, clock action: the run of the hourglass has ended.
 */
export interface RunOut {
  kind: 'run-out';
}
/**
 * GT-M6, clock action: the own clock of this seat has run out.
 */
export interface TimeUp {
  kind: 'time-up';
  seat: number;
}
/**
 * GT-B1, GT-B2 action: take a tile in hand; the tile is 0 if it comes from the heap.
 */
export interface Take {
  kind: 'take';
  source: 'heap' | 'reserve' | 'table';
  tile?: number;
}
/**
 * GT-B2, GT-B3 action: fix the tile in hand to the ship, or move the one placed last.
 */
export interface Place {
  column: number;
  kind: 'place';
  row: number;
  turn: number;
}
/**
 * GT-B3 action: take the tile placed last back in hand.
 */
export interface PickUp {
  kind: 'pick-up';
}
/**
 * GT-B2 action: put the tile in hand into the reserve.
 */
export interface Reserve {
  kind: 'reserve';
}
/**
 * GT-B2 action: put the tile in hand back, face up.
 */
export interface Return {
  kind: 'return';
}
/**
 * GT-B5 action: take a pile of cards and look at it.
 */
export interface Look {
  kind: 'look';
  pile: number;
}
/**
 * GT-B5 action: put the pile back.
 */
export interface LookDone {
  kind: 'look-done';
}
/**
 * GT-B6 action: turn the hourglass onto its next space.
 */
export interface TurnGlass {
  kind: 'turn-glass';
}
/**
 * GT-B7 action: take a start space.
 */
export interface Finish {
  kind: 'finish';
  start: number;
}
/**
 * GT-C3 action: take a tile off a faulty ship.
 */
export interface Remove {
  column: number;
  kind: 'remove';
  row: number;
}
/**
 * GT-C3, GT-F3 action: fly on with this piece of a broken ship, counted from 1 in the order of `ship.pieces`.
 */
export interface Keep {
  kind: 'keep';
  piece: number;
}
/**
 * GT-A5, GT-A8, GT-A12, chance action: a roll of two dice, the lower one first.
 */
export interface Roll {
  high: number;
  kind: 'roll';
  low: number;
}
/**
 * GT-F2 action: continue with the next card.
 */
export interface FlyOn {
  kind: 'fly-on';
}
/**
 * GT-F2 action: give up between two cards.
 */
export interface GiveUp {
  kind: 'give-up';
}
/**
 * GT-F11 action: use a double engine, a double cannon or a shield for a battery.
 */
export interface Power {
  column: number;
  kind: 'power';
  row: number;
}
/**
 * GT-F4 to GT-F6 action: declare the power without further batteries.
 */
export interface Declare {
  kind: 'declare';
}
/**
 * GT-A5, GT-A8 action: spend no battery and take the hit.
 */
export interface TakeHit {
  kind: 'take-hit';
}
/**
 * GT-F7 action: lose a crew member of this cabin.
 */
export interface LoseMember {
  column: number;
  kind: 'lose-crew';
  row: number;
}
/**
 * GT-F8 action: lose the most valuable cube of this hold.
 */
export interface LoseCube {
  column: number;
  kind: 'lose-cube';
  row: number;
}
/**
 * GT-A2 action: land on a planet, counted from 1.
 */
export interface Land {
  kind: 'land';
  planet: number;
}
/**
 * GT-A2 to GT-A4, GT-A6 action: decline what the card offers.
 */
export interface Pass {
  kind: 'pass';
}
/**
 * GT-A3, GT-A4, GT-A6 action: take the reward of the card and lose its days.
 */
export interface Claim {
  kind: 'claim';
}
/**
 * GT-F9 action: put a cube into a hold.
 */
export interface Load {
  column: number;
  good: 'blue' | 'green' | 'red' | 'yellow';
  kind: 'load';
  row: number;
}
/**
 * GT-F9 action: take a cube out of a hold; it can be loaded again until loading ends.
 */
export interface Unload {
  column: number;
  good: 'blue' | 'green' | 'red' | 'yellow';
  kind: 'unload';
  row: number;
}
/**
 * GT-F9 action: end loading; the remaining cubes go to the bank.
 */
export interface LoadDone {
  kind: 'load-done';
}
/**
 * GT-K1, chance action: draws a title for this Trek.
 */
export interface DrawTitle {
  kind: 'draw-title';
  title: 'corridorist' | 'cruise-captain' | 'freight-hauler' | 'master-engineer' | 'power-trucker' | 'xenoquartermaster';
}
/**
 * GT-X2, chance action: draws a road for the flight.
 */
export interface DrawRoad {
  kind: 'draw-road';
  road:
    | 'bad-company'
    | 'cheap-batteries'
    | 'dear-spares'
    | 'fat-meteors'
    | 'full-car-park'
    | 'headwind'
    | 'hired-muscle'
    | 'homesick-aliens'
    | 'missed-bus'
    | 'slow-docks'
    | 'toll-booth'
    | 'wooden-spoon';
}
/**
 * GT-K2 action: keep this one of several titles.
 */
export interface KeepTitle {
  kind: 'keep-title';
  title: 'corridorist' | 'cruise-captain' | 'freight-hauler' | 'master-engineer' | 'power-trucker' | 'xenoquartermaster';
}
/**
 * GT-K2 action: give a title to a player without one; chance gives it if no ship completed the flight.
 */
export interface GiveTitle {
  kind: 'give-title';
  title: 'corridorist' | 'cruise-captain' | 'freight-hauler' | 'master-engineer' | 'power-trucker' | 'xenoquartermaster';
  to: number;
}
/**
 * GT-K1 action: confirm being ready for the next flight.
 */
export interface Ready {
  kind: 'ready';
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
 * GT-A3, GT-A4, GT-A6 event: a player took the reward of the card.
 */
export interface Claimed {
  kind: 'claimed';
  seat: number;
}
/**
 * What something brought in a match, beside what it brings where it is tried out; GET /api/shipyard/{game}/compared answers with it.
 */
export interface Compared {
  better: number;
  judged: FlightStats;
  says: LocalizedText[];
}
/**
 * Statistics of flights; shares refer to all flights.
 */
export interface FlightStats {
  arrived: number;
  credits: Spread;
  flights: number;
  lost: Mean;
  out: {
    [k: string]: number;
  };
  weak: WeakCell[];
}
/**
 * The mean of a quantity over simulated flights, with the 10th, 50th and 90th percentiles.
 */
export interface Spread {
  mean: number;
  p10: number;
  p50: number;
  p90: number;
}
/**
 * The mean of a quantity over simulated flights.
 */
export interface Mean {
  mean: number;
}
/**
 * The share of the flights in which the tile of this cell was lost, by a hit or by flying off.
 */
export interface WeakCell {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  share: number;
}
/**
 * GT-F7, GT-F3, GT-A11 event: crew members left a cabin.
 */
export interface CrewLost {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  crew: ('brown' | 'human' | 'purple')[];
  kind: 'crew-lost';
  seat: number;
  why: 'destroyed' | 'epidemic' | 'life-support' | 'sent';
}
/**
 * The public view of the decision that a seat has to make.
 */
export interface DecisionView {
  cell?: [number, number] | null;
  count?: number;
  kind: 'battery' | 'claim' | 'defend' | 'fly-on' | 'keep' | 'land' | 'load' | 'lose-crew' | 'lose-goods' | 'power';
  line?: number | null;
  measure?: ('crew' | 'engines' | 'firepower') | null;
  misfits?: {
    [k: string]: 'no-hold' | 'no-red-hold' | 'no-room';
  };
  pool?: ('blue' | 'green' | 'red' | 'yellow')[];
  power?: number | null;
  powered?: [number, number][];
  seat: number;
  side?: ('front' | 'left' | 'rear' | 'right') | null;
  size?: ('big' | 'heavy' | 'light' | 'small') | null;
}
/**
 * GT-F4, GT-F5 event: a player declared an engine power or firepower, with exact halves.
 */
export interface Declared {
  kind: 'declared';
  measure: 'crew' | 'engines' | 'firepower';
  power: number;
  seat: number;
  why: 'fight' | 'race' | 'zone';
}
/**
 * What is being made in the workshop of a game; GET /api/shipyard/{game} answers with it.
 */
export interface Drafted {
  code: string;
  legal: Choice[];
  link: string;
  more: BuilderInfo;
  options: {
    [k: string]: boolean | number | string;
  } | null;
  view: GalaxyTruckerView;
}
/**
 * The view of a match from a seat; `seat` is None for a spectator.
 */
export interface GalaxyTruckerView {
  aliens: boolean;
  bank: {
    [k: string]: number;
  };
  cards_left: number;
  clock: 'hourglass' | 'own-clock' | 'untimed';
  course: TrekView;
  face_up: number[];
  faces: {
    [k: string]: TileFace;
  };
  flight: FlightView | null;
  game: 'galaxy-trucker';
  glass: Hourglass | null;
  heap: number;
  level: 'I' | 'II' | 'III' | 'test';
  outline: [number, number][];
  phase: 'boarding' | 'building' | 'flight' | 'layover' | 'mending' | 'over' | 'roads' | 'sharing' | 'titles';
  piles: CardPileView[];
  players: PlayerView[];
  prices: {
    [k: string]: number;
  };
  reserve: number;
  result: Result | null;
  runs: number;
  seat: number | null;
  seconds: number;
  spaces: number;
  starts: number[];
}
/**
 * GT-K1: the public view of the flights, credits and titles of a match; a single flight has no titles.
 */
export interface TrekView {
  carried: number[];
  flight: number;
  flights: ('I' | 'II' | 'III' | 'test')[];
  flown: Ledger[][];
  following: NextFlight | null;
  name: 'I' | 'II' | 'III' | 'test' | 'trek';
  ready: number[];
  roads: RoadView[];
  sharer: number | null;
  sums: number[][];
  titles: TitleView[];
}
/**
 * GT-E1, GT-E2: the result of a flight for one player.
 */
export interface Ledger {
  arrived: number | null;
  earned: number;
  goods: number;
  losses: number;
  prettiest: number;
  reward: number;
  titles: number;
  total: number;
}
/**
 * GT-M4: the public view of the next flight.
 */
export interface NextFlight {
  cards: number;
  level: 'I' | 'II' | 'III' | 'test';
  rewards: number[];
  runs: number;
}
/**
 * GT-X2: the public view of a road of this flight; this project added the roads.
 */
export interface RoadView {
  burden: Handicap;
  road:
    | 'bad-company'
    | 'cheap-batteries'
    | 'dear-spares'
    | 'fat-meteors'
    | 'full-car-park'
    | 'headwind'
    | 'hired-muscle'
    | 'homesick-aliens'
    | 'missed-bus'
    | 'slow-docks'
    | 'toll-booth'
    | 'wooden-spoon';
  rule: string;
}
/**
 * GT-K1 to GT-K4: the public view of a title with its holder, scores and payment.
 */
export interface TitleView {
  counted: (TitleScore | null)[];
  gold: boolean;
  handicap: Handicap;
  holder: number | null;
  house: boolean;
  now: TitleScore[];
  pay: number;
  title: 'corridorist' | 'cruise-captain' | 'freight-hauler' | 'master-engineer' | 'power-trucker' | 'xenoquartermaster';
}
/**
 * GT-K1: the score of a ship for a title, and the cells that count.
 */
export interface TitleScore {
  cells?: [number, number][];
  points: number;
}
/**
 * The public view of the current flight.
 */
export interface FlightView {
  account: {
    [k: string]: number[];
  };
  axis: ('column' | 'row') | null;
  card:
    | (
        | OpenSpace
        | Planets
        | AbandonedShip
        | AbandonedStation
        | Meteors
        | Slavers
        | Smugglers
        | Pirates
        | CombatZone
        | Stardust
        | Epidemic
        | Sabotage
      )
    | null;
  decision: DecisionView | null;
  declared: (number | null)[];
  dice: [number, number] | null;
  landed: (number | null)[];
  ledgers: Ledger[];
  line: number;
  margins: (number | null)[];
  near: number[];
  out: (('choice' | 'engines' | 'humans' | 'lapped') | null)[];
  rolled: number;
  route: number[];
  standing: number[];
  turned: string[];
}
/**
 * GT-B6: the space of the hourglass, counted from 1, and whether it runs.
 */
export interface Hourglass {
  running?: boolean;
  space?: number;
}
/**
 * The public view of a player.
 */
export interface PlayerView {
  burdens: ActiveHandicap[];
  credits: number;
  days: number;
  faults: Fault[];
  figures: ShipStats;
  hand: HandView | null;
  looking: number | null;
  loose: [number, number] | null;
  lost: number[];
  pieces: [number, number][][];
  reserve: number[];
  scrap: number[];
  ship: TileView[];
  space: number;
  start: number | null;
  status: 'building' | 'finished' | 'flying' | 'gave-up';
}
/**
 * GT-C1: a fault of a ship and its cells.
 */
export interface Fault {
  cells: [number, number][];
  kind:
    | 'engine-direction'
    | 'exhaust-blocked'
    | 'muzzle-blocked'
    | 'not-one-piece'
    | 'outside-outline'
    | 'single-against-double'
    | 'smooth-against-connector';
}
/**
 * The stats of a ship.
 */
export interface ShipStats {
  batteries: number;
  crew: number;
  engines: PowerRange;
  exposed: number;
  firepower: PowerRange;
  goods: number;
  humans: number;
  worth: number;
}
/**
 * GT-F4 to GT-F6: the power without batteries, and the highest power that the batteries allow.
 */
export interface PowerRange {
  batteries: number;
  least: number;
  made_of: PowerShare[];
  most: number;
}
/**
 * GT-F4, GT-F5: the number of components of a kind and their total power.
 */
export interface PowerShare {
  count: number;
  power: number;
  source: 'ahead' | 'alien' | 'aside' | 'double-ahead' | 'double-aside' | 'double-engine' | 'engine' | 'unpowered' | 'wrong-way';
}
/**
 * GT-B1: the view of a tile in hand; `tile` is None if the observer sees only its back.
 */
export interface HandView {
  reserved: boolean;
  tile: number | null;
}
/**
 * The public view of a tile on a ship with its contents.
 */
export interface TileView {
  batteries?: number;
  column: number;
  crew?: ('brown' | 'human' | 'purple')[];
  goods?: ('blue' | 'green' | 'red' | 'yellow')[];
  row: number;
  tile: number;
  turn: number;
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
 * GT-A3, GT-A7 event: a player received credits from the bank.
 */
export interface Earned {
  credits: number;
  kind: 'earned';
  seat: number;
}
/**
 * GT-E3, GT-K5 event: the match ended.
 */
export interface Ended {
  kind: 'ended';
  scores: number[];
  trek: boolean;
  winners: number[];
}
/**
 * Something that was made in a match here, among the best of its kind; GET /api/shipyard/{game}/best answers with a list of them.
 */
export interface Exhibit {
  code: string;
  kind: string;
  name: string;
  score: number;
  view: GalaxyTruckerView;
}
/**
 * GT-B7, GT-B8 event: a player took a start space, or received one when time ran out.
 */
export interface Finished {
  caught: boolean;
  kind: 'finished';
  seat: number;
  start: number;
}
/**
 * GT-K1 event: building for this flight begins.
 */
export interface FlightBegins {
  kind: 'flight-begins';
  level: 'I' | 'II' | 'III' | 'test';
}
/**
 * GT-K1 event: a flight is over; `next` is the following level.
 */
export interface FlightOver {
  kind: 'flight-over';
  level: 'I' | 'II' | 'III' | 'test';
  next: 'I' | 'II' | 'III' | 'test';
}
/**
 * GT-A6 event: the outcome of a fight against an enemy.
 */
export interface Fought {
  enemy: string;
  firepower: number;
  kind: 'fought';
  outcome: 'lost' | 'tied' | 'won';
  power: number;
  seat: number;
}
/**
 * GT-B1, GT-B2 event: a player took a tile; a tile from the heap is known only to that player.
 */
export interface Took {
  kind: 'took';
  seat: number;
  source: 'heap' | 'reserve' | 'table';
  tile: number | null;
}
/**
 * GT-B2, GT-B3 event: a player placed a tile on the ship; `moved` if it was on the ship before.
 */
export interface TilePlaced {
  beside:
    | 'battery'
    | 'brown-life-support'
    | 'cabin'
    | 'cannon'
    | 'double-cannon'
    | 'double-engine'
    | 'engine'
    | 'hold'
    | 'purple-life-support'
    | 'red-hold'
    | 'shield'
    | 'starting-cabin'
    | 'structure';
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  kind: 'placed';
  moved: boolean;
  part:
    | 'battery'
    | 'brown-life-support'
    | 'cabin'
    | 'cannon'
    | 'double-cannon'
    | 'double-engine'
    | 'engine'
    | 'hold'
    | 'purple-life-support'
    | 'red-hold'
    | 'shield'
    | 'starting-cabin'
    | 'structure';
  seat: number;
  side: 'front' | 'left' | 'rear' | 'right';
  tile: number;
  turn: number;
}
/**
 * GT-B3 event: a player took the tile placed last back in hand.
 */
export interface PickedUp {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  kind: 'picked-up';
  part:
    | 'battery'
    | 'brown-life-support'
    | 'cabin'
    | 'cannon'
    | 'double-cannon'
    | 'double-engine'
    | 'engine'
    | 'hold'
    | 'purple-life-support'
    | 'red-hold'
    | 'shield'
    | 'starting-cabin'
    | 'structure';
  seat: number;
  tile: number;
}
/**
 * GT-B2 event: a player reserved a tile.
 */
export interface Reserved {
  kind: 'reserved';
  part:
    | 'battery'
    | 'brown-life-support'
    | 'cabin'
    | 'cannon'
    | 'double-cannon'
    | 'double-engine'
    | 'engine'
    | 'hold'
    | 'purple-life-support'
    | 'red-hold'
    | 'shield'
    | 'starting-cabin'
    | 'structure';
  seat: number;
  tile: number;
}
/**
 * GT-B2, GT-B8 event: a player returned a tile face up.
 */
export interface Returned {
  kind: 'returned';
  part:
    | 'battery'
    | 'brown-life-support'
    | 'cabin'
    | 'cannon'
    | 'double-cannon'
    | 'double-engine'
    | 'engine'
    | 'hold'
    | 'purple-life-support'
    | 'red-hold'
    | 'shield'
    | 'starting-cabin'
    | 'structure';
  seat: number;
  tile: number;
}
/**
 * GT-B5 event: a player took a pile of cards; only that player sees the cards.
 */
export interface Looks {
  cards: string[] | null;
  kind: 'looks';
  pile: number;
  seat: number;
}
/**
 * GT-B5 event: a player put a pile of cards back.
 */
export interface Looked {
  kind: 'looked';
  pile: number;
  seat: number;
}
/**
 * GT-B6 event: a player turned the hourglass onto its next space.
 */
export interface GlassTurned {
  kind: 'glass-turned';
  seat: number;
  space: number;
}
/**
 * GT-B6 event: the hourglass ran out; building ends if it is the last run.
 */
export interface GlassEmpty {
  kind: 'glass-empty';
  last: boolean;
  space: number;
}
/**
 * GT-M6, GT-B8 event: the time of a builder ran out.
 */
export interface OutOfTime {
  kind: 'out-of-time';
  seat: number;
}
/**
 * GT-C3, GT-F3, GT-B8 event: a player lost components; `cells` are their positions if they were placed.
 */
export interface TilesLost {
  cells: [number, number][];
  kind: 'tiles-lost';
  parts: (
    | 'battery'
    | 'brown-life-support'
    | 'cabin'
    | 'cannon'
    | 'double-cannon'
    | 'double-engine'
    | 'engine'
    | 'hold'
    | 'purple-life-support'
    | 'red-hold'
    | 'shield'
    | 'starting-cabin'
    | 'structure'
  )[];
  seat: number;
  tiles: number[];
  why: 'destroyed' | 'flown-off' | 'mended' | 'reserve';
}
/**
 * GT-C3 event: in the test flight, a repaired ship starts behind the others.
 */
export interface MovedBehind {
  kind: 'moved-behind';
  seat: number;
  start: number;
}
/**
 * GT-C3 event: in the test flight, a sound ship moves up past a repaired one.
 */
export interface MovedUp {
  kind: 'moved-up';
  seat: number;
  start: number;
}
/**
 * GT-C5 event: the ships take off, in route order.
 */
export interface Launched {
  kind: 'launched';
  order: number[];
}
/**
 * GT-A3, GT-A4 event: a player with too few crew members was skipped.
 */
export interface TooFew {
  has: number;
  kind: 'too-few';
  needed: number;
  seat: number;
}
/**
 * GT-A5, GT-A8 event: a roll named the column or row of a meteor or shot; `number` counts from 1 in its volley.
 */
export interface Rolled {
  axis: 'column' | 'row';
  /**
   * @minItems 2
   * @maxItems 2
   */
  dice: [number, number];
  kind: 'rolled';
  misses: number[];
  number: number;
  side: 'front' | 'left' | 'rear' | 'right';
  size: 'big' | 'heavy' | 'light' | 'small';
}
/**
 * GT-A12 event: a roll named the column, or then the row, of a sabotage.
 */
export interface SabotageRolled {
  axis: 'column' | 'row';
  /**
   * @minItems 2
   * @maxItems 2
   */
  dice: [number, number];
  kind: 'sabotage-rolled';
  seat: number;
}
/**
 * GT-F1 event: a rocket moved by a number of empty spaces, backward if negative; `days` is the new total.
 */
export interface Moved {
  days: number;
  kind: 'moved';
  seat: number;
  space: number;
  spaces: number;
  why: 'days' | 'engines' | 'pipes';
}
/**
 * GT-F8, GT-F3 event: cubes left a hold for the bank.
 */
export interface GoodsLost {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  goods: ('blue' | 'green' | 'red' | 'yellow')[];
  kind: 'goods-lost';
  seat: number;
  why: 'destroyed' | 'taken';
}
/**
 * GT-F9 event: the bank offers cubes; it has no more of the `lacking` ones.
 */
export interface GoodsOffered {
  goods: ('blue' | 'green' | 'red' | 'yellow')[];
  kind: 'goods-offered';
  lacking: ('blue' | 'green' | 'red' | 'yellow')[];
  seat: number;
}
/**
 * GT-F9 event: a cube was loaded.
 */
export interface Loaded {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  good: 'blue' | 'green' | 'red' | 'yellow';
  kind: 'loaded';
  seat: number;
}
/**
 * GT-F9 event: a cube was unloaded.
 */
export interface Unloaded {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  good: 'blue' | 'green' | 'red' | 'yellow';
  kind: 'unloaded';
  seat: number;
}
/**
 * GT-F9 event: loading ended; these cubes went to the bank.
 */
export interface GoodsLeft {
  goods: ('blue' | 'green' | 'red' | 'yellow')[];
  kind: 'goods-left';
  seat: number;
}
/**
 * GT-A2 event: a player landed on a planet.
 */
export interface Landed {
  kind: 'landed';
  planet: number;
  seat: number;
}
/**
 * GT-A2 to GT-A4, GT-A6 event: a player passed, by choice or because nothing was left.
 */
export interface Passed {
  kind: 'passed';
  seat: number;
  why?: 'choice' | 'taken';
}
/**
 * GT-A9, GT-A12 event: this player has the lowest value, or is furthest ahead among equals, and suffers the penalty.
 */
export interface Lowest {
  kind: 'lowest';
  measure: 'crew' | 'engines' | 'firepower';
  others: [number, number][];
  power: number;
  rule: 'GT-A12' | 'GT-A9';
  seat: number;
  why: 'ahead' | 'least';
}
/**
 * GT-A5, GT-A8 event: the effect of a meteor or shot on a ship; `cell` is the tile that it met.
 */
export interface Struck {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  kind: 'struck';
  line: number;
  outcome: 'bounced' | 'hit' | 'shielded' | 'shot';
  seat: number;
  side: 'front' | 'left' | 'rear' | 'right';
  size: 'big' | 'heavy' | 'light' | 'small';
  why: 'battery' | 'cannon' | 'chosen' | 'heavy' | 'no-battery' | 'no-cannon' | 'no-shield' | 'pipe' | 'smooth';
}
/**
 * GT-A12 event: no tile is on the named cell.
 */
export interface SabotageFailed {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  kind: 'sabotage-failed';
  seat: number;
  tries: number;
}
/**
 * GT-F2 event: a player left the race, by choice or by force.
 */
export interface GaveUp {
  kind: 'gave-up';
  seat: number;
  why: 'choice' | 'engines' | 'humans' | 'lapped';
}
/**
 * GT-E1, GT-E2 event: the result of a flight for a player; GT-K1: on a Trek, earlier credits are added.
 */
export interface Settled {
  credits: number;
  kind: 'settled';
  ledger: Ledger;
  seat: number;
  trek: boolean;
}
/**
 * GT-K1 event: a title was drawn.
 */
export interface TitleDrawn {
  kind: 'title-drawn';
  title: 'corridorist' | 'cruise-captain' | 'freight-hauler' | 'master-engineer' | 'power-trucker' | 'xenoquartermaster';
}
/**
 * GT-K1 event: the scores for a title of the players who completed the flight, in route order.
 */
export interface TitleCounted {
  kind: 'title-counted';
  points: [number, number][];
  title: 'corridorist' | 'cruise-captain' | 'freight-hauler' | 'master-engineer' | 'power-trucker' | 'xenoquartermaster';
}
/**
 * GT-K2 to GT-K4 event: credits for the best score; `gold` if the title is golden.
 */
export interface TitlePaid {
  credits: number;
  gold: boolean;
  kind: 'title-paid';
  seat: number;
  title: 'corridorist' | 'cruise-captain' | 'freight-hauler' | 'master-engineer' | 'power-trucker' | 'xenoquartermaster';
}
/**
 * GT-K2 event: a player won a title after the first flight, by the best score, as the leader if all scored 0, or by lot.
 */
export interface TitleWon {
  kind: 'title-won';
  seat: number;
  title: 'corridorist' | 'cruise-captain' | 'freight-hauler' | 'master-engineer' | 'power-trucker' | 'xenoquartermaster';
  why: 'best' | 'leader' | 'lot';
}
/**
 * GT-K2 event: a holder of several titles keeps this one.
 */
export interface TitleKept {
  kind: 'title-kept';
  seat: number;
  title: 'corridorist' | 'cruise-captain' | 'freight-hauler' | 'master-engineer' | 'power-trucker' | 'xenoquartermaster';
}
/**
 * GT-K2 event: a holder of several titles gives one to a player without.
 */
export interface TitleGiven {
  kind: 'title-given';
  seat: number;
  title: 'corridorist' | 'cruise-captain' | 'freight-hauler' | 'master-engineer' | 'power-trucker' | 'xenoquartermaster';
  to: number;
}
/**
 * GT-K3 event: a defended title becomes golden.
 */
export interface TitleGilded {
  kind: 'title-gilded';
  seat: number;
  title: 'corridorist' | 'cruise-captain' | 'freight-hauler' | 'master-engineer' | 'power-trucker' | 'xenoquartermaster';
}
/**
 * GT-K3, GT-K4 event: a holder failed to defend a title, because of a better score or an incomplete flight.
 */
export interface TitleMissed {
  kind: 'title-missed';
  seat: number;
  title: 'corridorist' | 'cruise-captain' | 'freight-hauler' | 'master-engineer' | 'power-trucker' | 'xenoquartermaster';
  why: 'beaten' | 'out';
}
/**
 * GT-K1 event: a player is ready for the next flight.
 */
export interface IsReady {
  kind: 'is-ready';
  seat: number;
}
/**
 * GT-X2 event: a road of the next flight was drawn.
 */
export interface RoadDrawn {
  kind: 'road-drawn';
  road:
    | 'bad-company'
    | 'cheap-batteries'
    | 'dear-spares'
    | 'fat-meteors'
    | 'full-car-park'
    | 'headwind'
    | 'hired-muscle'
    | 'homesick-aliens'
    | 'missed-bus'
    | 'slow-docks'
    | 'toll-booth'
    | 'wooden-spoon';
}
/**
 * GT-K4, GT-X2 event: a handicap or road took effect, with its amount.
 */
export interface Hampered {
  by:
    | ('corridorist' | 'cruise-captain' | 'freight-hauler' | 'master-engineer' | 'power-trucker' | 'xenoquartermaster')
    | (
        | 'bad-company'
        | 'cheap-batteries'
        | 'dear-spares'
        | 'fat-meteors'
        | 'full-car-park'
        | 'headwind'
        | 'hired-muscle'
        | 'homesick-aliens'
        | 'missed-bus'
        | 'slow-docks'
        | 'toll-booth'
        | 'wooden-spoon'
      );
  count: number;
  kind: 'hampered';
  seat: number;
  why:
    | 'alien-bonus'
    | 'batteries-short'
    | 'crew-more'
    | 'crew-short'
    | 'enemy-power'
    | 'headwind'
    | 'last-pay'
    | 'load-days'
    | 'loss-price'
    | 'meteors-grow'
    | 'planets-closed'
    | 'starts-last'
    | 'toll';
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
  did: PlacedStep;
  time: number;
}
/**
 * GT-B2, GT-B3: an entry of a ghost track: a tile on its cell, or without a cell if it was removed.
 */
export interface PlacedStep {
  cell: [number, number] | null;
  face: TileFace;
  tile: number;
  turn?: number;
}
/**
 * Whom a table runs against; GET /api/tables/{table}/ghosts answers with what they did until now, and later than was known.
 */
export interface Ghosts {
  ghosts: Ghost[];
  time: number | null;
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
    | Took
    | TilePlaced
    | PickedUp
    | Reserved
    | Returned
    | Looks
    | Looked
    | GlassTurned
    | GlassEmpty
    | OutOfTime
    | Finished
    | Checked
    | TilesLost
    | MovedBehind
    | MovedUp
    | Boarded
    | Launched
    | CardTurned
    | CardSkipped
    | TooFew
    | Rolled
    | SabotageRolled
    | Declared
    | Moved
    | BatteriesSpent
    | CrewLost
    | GoodsLost
    | GoodsOffered
    | Loaded
    | Unloaded
    | GoodsLeft
    | Landed
    | Passed
    | Claimed
    | Earned
    | Fought
    | Lowest
    | Struck
    | SabotageFailed
    | GaveUp
    | Settled
    | Ended
    | TitleDrawn
    | TitleCounted
    | TitlePaid
    | TitleWon
    | TitleKept
    | TitleGiven
    | TitleGilded
    | TitleMissed
    | FlightOver
    | IsReady
    | FlightBegins
    | RoadDrawn
    | Hampered
  )[];
  n: number;
  time: number;
  view?: GalaxyTruckerView | null;
}
/**
 * Answer of the advisor to `AskWeakPoints`.
 */
export interface WeakPointsAnswer {
  kind: 'weak';
  points: WeakPoints;
}
