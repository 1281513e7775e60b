// Generated from the Python message types by `make types`. Edit those, not this.

/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BombBustersAction".
 */
export type BombBustersAction =
  | Captain
  | Draw
  | Remove
  | Equip
  | Deal
  | Mark
  | Point
  | Announce
  | Cut
  | Lay
  | Solo
  | Reveal
  | Use
  | Label
  | Partner
  | Give
  | Insert
  | Recharge
  | Scan
  | Next
  | Done
  | Back;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BombBustersEvent".
 */
export type BombBustersEvent =
  | CaptainNamed
  | Drawn
  | Removed
  | Equipped
  | Dealt
  | Sorted
  | Marked
  | NothingToMark
  | TurnBegan
  | TurnSkipped
  | Pointed
  | Announced
  | WireCut
  | SoloCut
  | RedsRevealed
  | DialMoved
  | RedSpared
  | Validated
  | Unlocked
  | Used
  | PutBack
  | Labelled
  | PartnerChosen
  | Given
  | Taken
  | Recharged
  | Scanned
  | PassedOn
  | Ended;

export interface Wire {
  [k: string]: unknown;
}
/**
 * The dual cut under way: what helps it, the tiles pointed at, and the values announced.
 */
export interface AimView {
  detector:
    | (
        | 'coffee-mug'
        | 'double-detector'
        | 'emergency-batteries'
        | 'general-radar'
        | 'label-equal'
        | 'label-unequal'
        | 'post-it'
        | 'ray'
        | 'rewinder'
        | 'stabilizer'
        | 'super-detector'
        | 'triple-detector'
        | 'walkie-talkies'
      )
    | null;
  pointed: number[];
  ray: boolean;
  stabilizer: boolean;
  values: string[];
}
/**
 * BB-D1: say what the wires pointed at are; two values with the X or Y Ray (BB-Q4-10).
 */
export interface Announce {
  kind: 'announce';
  values: string[];
}
/**
 * BB-D1: a value that may be announced once a wire is pointed at, and how that is written.
 *
 *     If it is right, so many of its wires are `cut` then, and these cards unlock (BB-Q1).
 */
export interface AnnounceableView {
  cut: number;
  text: string;
  unlocks: (
    | 'coffee-mug'
    | 'double-detector'
    | 'emergency-batteries'
    | 'general-radar'
    | 'label-equal'
    | 'label-unequal'
    | 'post-it'
    | 'ray'
    | 'rewinder'
    | 'stabilizer'
    | 'super-detector'
    | 'triple-detector'
    | 'walkie-talkies'
  )[];
  value: string;
}
/**
 * BB-D1: what the wires pointed at are said to be, and whether that is right.
 */
export interface Announced {
  kind: 'announced';
  right: boolean;
  seat: number;
  values: string[];
}
/**
 * BB-Q6: put a card back before anything was done with it.
 */
export interface Back {
  kind: 'back';
}
/**
 * BB-S6, chance: the lot names the captain.
 */
export interface Captain {
  kind: 'captain';
  seat: number;
}
/**
 * BB-S2, chance: a yellow or red wire is drawn, and a marker shows it.
 */
export interface Draw {
  kind: 'draw';
  wire: string;
}
/**
 * BB-S2, chance: of 'x of y' wires this one leaves the game, unseen.
 */
export interface Remove {
  kind: 'remove';
  wire: string;
}
/**
 * BB-S5, chance: an equipment card is drawn.
 */
export interface Equip {
  card:
    | 'coffee-mug'
    | 'double-detector'
    | 'emergency-batteries'
    | 'general-radar'
    | 'label-equal'
    | 'label-unequal'
    | 'post-it'
    | 'ray'
    | 'rewinder'
    | 'stabilizer'
    | 'super-detector'
    | 'triple-detector'
    | 'walkie-talkies';
  kind: 'equip';
}
/**
 * BB-S3, chance: a wire is dealt to the next stand.
 */
export interface Deal {
  kind: 'deal';
  wire: string;
}
/**
 * BB-S7, BB-Q3, BB-Q4-4: put the true information token before an own wire.
 */
export interface Mark {
  kind: 'mark';
  slot: number;
  stand: number;
}
/**
 * BB-D1, BB-Q3: point at a wire of another player; without a slot at a whole stand (BB-Q4-5).
 */
export interface Point {
  kind: 'point';
  slot?: number | null;
  stand: number;
}
/**
 * BB-Q3: the owner chooses which of the matching wires is cut.
 */
export interface Cut {
  kind: 'cut';
  slot: number;
  stand: number;
}
/**
 * BB-D2: lay open one's own wire of the value.
 */
export interface Lay {
  kind: 'lay';
  slot: number;
  stand: number;
}
/**
 * BB-C1: cut all remaining wires of a value, which are all in one's own hand.
 */
export interface Solo {
  kind: 'solo';
  value: string;
}
/**
 * BB-R1: lay open one's hand, which is all red.
 */
export interface Reveal {
  kind: 'reveal';
}
/**
 * BB-Q1, BB-Q2: use an equipment card or the personal equipment.
 */
export interface Use {
  card:
    | 'coffee-mug'
    | 'double-detector'
    | 'emergency-batteries'
    | 'general-radar'
    | 'label-equal'
    | 'label-unequal'
    | 'post-it'
    | 'ray'
    | 'rewinder'
    | 'stabilizer'
    | 'super-detector'
    | 'triple-detector'
    | 'walkie-talkies';
  kind: 'use';
}
/**
 * BB-Q4-1, BB-Q4-12: put the label before this own wire and the one at its right.
 */
export interface Label {
  kind: 'label';
  slot: number;
  stand: number;
}
/**
 * BB-Q4-2: choose with whom to swap.
 */
export interface Partner {
  kind: 'partner';
  seat: number;
}
/**
 * BB-Q4-2: lay an own wire face down before the other.
 */
export interface Give {
  kind: 'give';
  slot: number;
  stand: number;
}
/**
 * BB-Q4-2: sort the new wire in, so that it stands at this place.
 */
export interface Insert {
  kind: 'insert';
  slot: number;
  stand: number;
}
/**
 * BB-Q4-7: turn a used character card up again.
 */
export interface Recharge {
  kind: 'recharge';
  seat: number;
}
/**
 * BB-Q4-8: ask every stand for a number.
 */
export interface Scan {
  kind: 'scan';
  value: string;
}
/**
 * BB-Q4-11: name who plays instead.
 */
export interface Next {
  kind: 'next';
  seat: number;
}
/**
 * BB-Q4-7: leave it at one character card.
 */
export interface Done {
  kind: 'done';
}
/**
 * BB-S6: the lot fell on the captain.
 */
export interface CaptainNamed {
  kind: 'captain-named';
  seat: number;
}
/**
 * BB-S2: a yellow or red wire was drawn, and a marker shows it.
 */
export interface Drawn {
  kind: 'drawn';
  wire: string;
}
/**
 * BB-S2: one of the marked wires left the game; nobody knows which.
 */
export interface Removed {
  colour: 'red' | 'yellow';
  kind: 'removed';
  wire: string | null;
}
/**
 * BB-S5: an equipment card lies on the table, locked.
 */
export interface Equipped {
  card:
    | 'coffee-mug'
    | 'double-detector'
    | 'emergency-batteries'
    | 'general-radar'
    | 'label-equal'
    | 'label-unequal'
    | 'post-it'
    | 'ray'
    | 'rewinder'
    | 'stabilizer'
    | 'super-detector'
    | 'triple-detector'
    | 'walkie-talkies';
  kind: 'equipped';
}
/**
 * BB-S3: a stand got a wire; only its owner knows which.
 */
export interface Dealt {
  kind: 'dealt';
  seat: number;
  stand: number;
  wire: string | null;
}
/**
 * BB-S3: all wires are dealt and stand in order.
 */
export interface Sorted {
  kind: 'sorted';
  sizes: number[];
}
/**
 * BB-S7, BB-D4, BB-Q3, BB-Q4-4: a wire's true value was told; BB-I1: `shown` if no token was left, `known` if it had been told.
 */
export interface Marked {
  how: 'known' | 'shown' | 'token';
  kind: 'marked';
  seat: number;
  slot: number;
  stand: number;
  value: string;
  why: 'first' | 'missed' | 'post-it';
}
/**
 * BB-S7: a player has no blue wire of which a token is left.
 */
export interface NothingToMark {
  kind: 'nothing-to-mark';
  seat: number;
}
/**
 * BB-T1: it is a seat's turn.
 */
export interface TurnBegan {
  kind: 'turn';
  seat: number;
  turn: number;
}
/**
 * BB-T2: a seat has no legal action.
 */
export interface TurnSkipped {
  kind: 'turn-skipped';
  seat: number;
}
/**
 * BB-D1: a wire was pointed at; with the Super Detector a whole stand, and `slot` is None.
 */
export interface Pointed {
  kind: 'pointed';
  seat: number;
  slot: number | null;
  stand: number;
}
/**
 * BB-D2, BB-C1, BB-R1: a wire lies open in its place.
 */
export interface WireCut {
  kind: 'wire-cut';
  seat: number;
  slot: number;
  stand: number;
  wire: string;
}
/**
 * BB-C1: a player cuts all remaining wires of a value.
 */
export interface SoloCut {
  count: number;
  kind: 'solo-cut';
  seat: number;
  value: string;
}
/**
 * BB-R1: a player lays open a hand of reds.
 */
export interface RedsRevealed {
  count: number;
  kind: 'reds-revealed';
  seat: number;
}
/**
 * BB-D4, BB-Q4-6: the dial moved, forward or back; so many advances are left.
 */
export interface DialMoved {
  kind: 'dial-moved';
  left: number;
  why: 'missed' | 'rewinder';
}
/**
 * BB-Q4-9: only reds were pointed at, and the Stabilizer kept the bomb from exploding.
 */
export interface RedSpared {
  kind: 'red-spared';
  seat: number;
  tiles: number[];
}
/**
 * BB-V1: all four wires of a value are cut.
 */
export interface Validated {
  kind: 'validated';
  value: string;
}
/**
 * BB-Q1: an equipment card can be used from now on.
 */
export interface Unlocked {
  card:
    | 'coffee-mug'
    | 'double-detector'
    | 'emergency-batteries'
    | 'general-radar'
    | 'label-equal'
    | 'label-unequal'
    | 'post-it'
    | 'ray'
    | 'rewinder'
    | 'stabilizer'
    | 'super-detector'
    | 'triple-detector'
    | 'walkie-talkies';
  kind: 'unlocked';
}
/**
 * BB-Q1, BB-Q2: a player uses an equipment card or the Double Detector.
 */
export interface Used {
  card:
    | 'coffee-mug'
    | 'double-detector'
    | 'emergency-batteries'
    | 'general-radar'
    | 'label-equal'
    | 'label-unequal'
    | 'post-it'
    | 'ray'
    | 'rewinder'
    | 'stabilizer'
    | 'super-detector'
    | 'triple-detector'
    | 'walkie-talkies';
  kind: 'used';
  seat: number;
}
/**
 * BB-Q6: a player puts a card back unused.
 */
export interface PutBack {
  card:
    | 'coffee-mug'
    | 'double-detector'
    | 'emergency-batteries'
    | 'general-radar'
    | 'label-equal'
    | 'label-unequal'
    | 'post-it'
    | 'ray'
    | 'rewinder'
    | 'stabilizer'
    | 'super-detector'
    | 'triple-detector'
    | 'walkie-talkies';
  kind: 'put-back';
  seat: number;
}
/**
 * BB-Q4-1, BB-Q4-12: the label lies before this wire and the one at its right.
 */
export interface Labelled {
  kind: 'labelled';
  seat: number;
  slot: number;
  stand: number;
  why: 'label-equal' | 'label-unequal';
}
/**
 * BB-Q4-2: two players are going to swap a wire.
 */
export interface PartnerChosen {
  kind: 'partner-chosen';
  partner: number;
  seat: number;
}
/**
 * BB-Q4-2: a wire was laid face down before the other; everybody sees from where.
 */
export interface Given {
  kind: 'given';
  seat: number;
  slot: number;
  stand: number;
}
/**
 * BB-Q4-2: the other's wire was sorted in; everybody sees where, only the two know which.
 */
export interface Taken {
  giver: number;
  kind: 'taken';
  seat: number;
  slot: number;
  stand: number;
  wire: string | null;
}
/**
 * BB-Q4-7: a player's character card is turned up again.
 */
export interface Recharged {
  kind: 'recharged';
  seat: number;
}
/**
 * BB-Q4-8: which stands have an uncut wire of the number.
 */
export interface Scanned {
  found: boolean[];
  kind: 'scanned';
  seat: number;
  value: string;
}
/**
 * BB-Q4-11: a player gives up the turn and names who plays.
 */
export interface PassedOn {
  chosen: number;
  kind: 'passed-on';
  seat: number;
}
/**
 * BB-E1: the mission is won or lost.
 */
export interface Ended {
  kind: 'ended';
  scores: number[];
  why: 'defused' | 'dial' | 'red' | 'stuck';
  winners: number[];
}
/**
 * The table as a seat sees it, `seat` None for a spectator.
 *
 *     `acting` is the seat that decides, and `awaited` holds it where it is waited for; `stands` are empty until the deal is sorted;
 *     `facts` are what everybody knows for certain besides what stands and tokens show; `announceable` are the values that this seat
 *     may announce once it has pointed, if it is to point in a plain dual cut; `removed` are the wires that left unseen, shown when
 *     it is over.
 */
export interface BombBustersView {
  acting: number;
  aim: AimView | null;
  announceable: AnnounceableView[];
  awaited: number[];
  blue: number[];
  captain: number;
  card:
    | (
        | 'coffee-mug'
        | 'double-detector'
        | 'emergency-batteries'
        | 'general-radar'
        | 'label-equal'
        | 'label-unequal'
        | 'post-it'
        | 'ray'
        | 'rewinder'
        | 'stabilizer'
        | 'super-detector'
        | 'triple-detector'
        | 'walkie-talkies'
      )
    | null;
  cards: CardView[];
  dial: DialView;
  facts: (NotValue | Shown | IsRed | Holds | Lacks | Found | NotAllRed | Equal | Unequal | Ordered)[];
  game: 'bomb-busters';
  insight: 'certain' | 'odds' | 'off';
  mission: number;
  phase:
    | 'aim'
    | 'announce'
    | 'captain'
    | 'cut'
    | 'deal'
    | 'equipment'
    | 'give'
    | 'insert'
    | 'label'
    | 'lay'
    | 'mark'
    | 'markers'
    | 'next'
    | 'over'
    | 'partner'
    | 'post'
    | 'recharge'
    | 'removal'
    | 'scan'
    | 'token'
    | 'turn';
  players: PlayerView[];
  red: MarkerView;
  removed: string[];
  result: Result | null;
  seat: number | null;
  stands: SlotView[][];
  swap: SwapView | null;
  turn: number;
  turns: number;
  values: ValueView[];
  yellow: MarkerView;
}
/**
 * An equipment card: `cut` of the `needed` wires of its number lie open.
 */
export interface CardView {
  cut: number;
  id:
    | 'coffee-mug'
    | 'double-detector'
    | 'emergency-batteries'
    | 'general-radar'
    | 'label-equal'
    | 'label-unequal'
    | 'post-it'
    | 'ray'
    | 'rewinder'
    | 'stabilizer'
    | 'super-detector'
    | 'triple-detector'
    | 'walkie-talkies';
  needed: number;
  number: number;
  status: 'locked' | 'ready' | 'used';
  when: 'any-time' | 'dual-cut' | 'instead' | 'turn-start';
}
/**
 * How many advances are left until the bomb explodes, and how many there were at the start.
 */
export interface DialView {
  left: number;
  start: number;
}
/**
 * BB-Q3: this wire was pointed at, and a detector found no such value.
 */
export interface NotValue {
  kind: 'not-value';
  tile: number;
  value: string;
}
/**
 * BB-I1: this wire has this value, which was shown for want of a token.
 */
export interface Shown {
  kind: 'shown';
  tile: number;
  value: string;
}
/**
 * BB-Q4-9: this wire is red; the Stabilizer kept the bomb from exploding.
 */
export interface IsRed {
  kind: 'is-red';
  tile: number;
}
/**
 * BB-D1, BB-Q4-8: at least one of these wires has this value: it was announced, or the radar found it.
 */
export interface Holds {
  kind: 'holds';
  tiles: number[];
  value: string;
}
/**
 * BB-Q4-8, BB-S7: none of these wires has this value: the radar says so, or its token could not be placed.
 */
export interface Lacks {
  kind: 'lacks';
  tiles: number[];
  value: string;
}
/**
 * BB-Q3, BB-Q5: a detector found an announced value, or one of two, among these wires, and none of them is cut yet.
 */
export interface Found {
  kind: 'found';
  tiles: number[];
  values: string[];
}
/**
 * BB-R1, BB-Q3: at least one of these wires is not red: a turn was passed on, or a detector missed and one is to be marked.
 */
export interface NotAllRed {
  kind: 'not-all-red';
  tiles: number[];
}
/**
 * BB-Q4-12: these two wires have the same value.
 */
export interface Equal {
  kind: 'equal';
  left: number;
  right: number;
}
/**
 * BB-Q4-1: these two wires have different values.
 */
export interface Unequal {
  kind: 'unequal';
  left: number;
  right: number;
}
/**
 * BB-Q4-2: so these wires stood, ascending, before one of them was swapped.
 */
export interface Ordered {
  kind: 'ordered';
  tiles: number[];
}
/**
 * A player: the stands that make the hand, how many wires of it are left, the tiles of others that this player has held or
 *     seen in a swap, and whether the personal Double Detector is still there.
 */
export interface PlayerView {
  detector: boolean;
  left: number;
  seen: number[];
  stands: number[];
}
/**
 * The numbers of the yellow or red wires that were drawn, how many those are, and how many of them are in play.
 *
 *     It is `open` which those are, unless all are.
 */
export interface MarkerView {
  drawn: number;
  in_play: number;
  open: boolean;
  values: number[];
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
 * A place on a stand; `wire` is None where this seat does not know it.
 */
export interface SlotView {
  cut: boolean;
  tile: number;
  token: string | null;
  wire: string | null;
}
/**
 * The swap under way: the tiles laid down and not yet sorted in, and their tokens; a wire is None where this seat has not seen it.
 */
export interface SwapView {
  partner: number;
  tiles: number[];
  tokens: (string | null)[];
  user: number;
  wires: (string | null)[];
}
/**
 * BB-M1, BB-V1: a value, how many of its wires are cut, and of how many; of none where the mission does without it.
 */
export interface ValueView {
  cut: number;
  of: number;
  value: string;
}
/**
 * Something that I may do: as data for showing it, as text for doing it.
 */
export interface Choice {
  action:
    | Captain
    | Draw
    | Remove
    | Equip
    | Deal
    | Mark
    | Point
    | Announce
    | Cut
    | Lay
    | Solo
    | Reveal
    | Use
    | Label
    | Partner
    | Give
    | Insert
    | Recharge
    | Scan
    | Next
    | Done
    | Back;
  ahead?: Foresight | null;
  text: string;
}
/**
 * What follows from a choice, as far as its actor can know it.
 */
export interface Foresight {
  says: Sentence[];
  weight?: 'idle' | 'plain' | 'ruins';
}
/**
 * A sentence as the key of a message and its facts: it is put into words where it is read; the fact `seat` by its name.
 */
export interface Sentence {
  facts: {
    [k: string]: string | number;
  };
  key: string;
}
/**
 * How would a dual cut end that points at these tiles, for each value that I may announce?
 */
export interface Cuts {
  kind: 'cuts';
  tiles: number[];
}
/**
 * What could the hidden wires be, by what I see, by what everybody sees, or by what another player surely sees too?
 */
export interface Hidden {
  eyes: ('all' | 'mine') | number;
  kind: 'hidden';
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
export interface Hinted {
  actions: string[];
  consider: Sentence;
  do: Sentence;
  kind: 'hinted';
  look: Sentence;
  thing: string;
}
/**
 * How likely one of the wires is to have one of these values; None where that is not certain and the table tells no more.
 */
export interface Said {
  right: number | null;
  values: string[];
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
  stand_in?: string | null;
}
/**
 * What is staked on a dual cut at these tiles: how likely it is to explode, None as above, and how likely each value is right.
 */
export interface Staked {
  explodes: number | null;
  kind: 'staked';
  said: Said[];
  tiles: number[];
}
/**
 * A line of the log as I may know it.
 */
export interface StepSeen {
  actor: number;
  events: (
    | CaptainNamed
    | Drawn
    | Removed
    | Equipped
    | Dealt
    | Sorted
    | Marked
    | NothingToMark
    | TurnBegan
    | TurnSkipped
    | Pointed
    | Announced
    | WireCut
    | SoloCut
    | RedsRevealed
    | DialMoved
    | RedSpared
    | Validated
    | Unlocked
    | Used
    | PutBack
    | Labelled
    | PartnerChosen
    | Given
    | Taken
    | Recharged
    | Scanned
    | PassedOn
    | Ended
  )[];
  n: number;
  time: number;
  view?: BombBustersView | null;
}
/**
 * What the hidden wires could be; only those that are certain where the table tells no more.
 */
export interface Wires {
  eyes: ('all' | 'mine') | number;
  hidden: {
    [k: string]: {
      [k: string]: number;
    };
  };
  kind: 'wires';
  knows?: number[];
}
