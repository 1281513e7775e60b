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
  | Back
  | Number
  | End
  | Claim
  | Tick
  | Deny
  | Take
  | Constrain
  | Keep
  | Change
  | Special
  | TakeToken
  | LayCard
  | Accuse
  | Slip
  | Begin;
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
  | NumberDrawn
  | SequenceMoved
  | Claimed
  | CueCame
  | CardReplaced
  | Denied
  | Padlocked
  | CardsTurned
  | TurnedUp
  | Named
  | CharacterTaken
  | ConstraintTaken
  | ConstraintDown
  | ConstraintLaid
  | SpecialBegun
  | SpecialJudged
  | PileShrank
  | TokenDrawn
  | TokenHanded
  | TokenBeside
  | TokenReturned
  | HoldsAll
  | NumberDealt
  | CardLaid
  | CardOpened
  | CardTaken
  | CardDiscarded
  | RolesDealt
  | LinkBlocked
  | Accused
  | TrialBegan
  | TrialEnded
  | CardLost
  | Hushed
  | Slipped
  | YellowsTold
  | HeldTold
  | Ended;

export interface Wire {
  [k: string]: unknown;
}
/**
 * BB-m22: first tokens of values that a hand lacks.
 */
export interface AbsentTokensView {
  drawn: string[];
  is_over: boolean;
  kind: 'absent-tokens';
  placing: number | null;
  to: number | null;
  value: string | null;
}
/**
 * BB-m34: name the weak link and its constraint card.
 */
export interface Accuse {
  kind: 'accuse';
  letter: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L';
  seat: number;
}
/**
 * BB-m34: a player names the weak link and its constraint card.
 */
export interface Accused {
  chosen: number;
  kind: 'accused';
  letter: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L';
  right: boolean;
  seat: number;
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
        | 'false-bottom'
        | 'general-radar'
        | 'label-equal'
        | 'label-unequal'
        | 'personal-radar'
        | 'personal-ray'
        | 'personal-talkies'
        | 'personal-triple'
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
 * BB-m30: how many of these wires, a hand at that time, have this value; cut ones count too.
 */
export interface Among {
  count: number;
  kind: 'among';
  tiles: number[];
  value: string;
}
/**
 * BB-D1: say what the wires pointed at are; two values with the X or Y Ray (BB-Q4-10).
 */
export interface Announce {
  kind: 'announce';
  values: string[];
}
/**
 * BB-D1: a value that may be announced after pointing, and its notation.
 *
 *     If it is right, `cut` wires of the value are cut then, and these cards unlock (BB-Q1).
 */
export interface AnnounceableView {
  cut: number;
  text: string;
  unlocks: (
    | 'coffee-mug'
    | 'double-detector'
    | 'emergency-batteries'
    | 'false-bottom'
    | 'general-radar'
    | 'label-equal'
    | 'label-unequal'
    | 'personal-radar'
    | 'personal-ray'
    | 'personal-talkies'
    | 'personal-triple'
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
 * BB-D1: a player announces values for the wires pointed at; `right` if one of the wires has one of them.
 */
export interface Announced {
  kind: 'announced';
  right: boolean;
  seat: number;
  values: string[];
}
/**
 * The blue value that counts as red; None until it is drawn. Its wires are `r5`, where others are `5`.
 */
export interface AsRedView {
  kind: 'as-red';
  value: string | null;
}
/**
 * BB-Q6: put a card back before anything was done with it.
 */
export interface Back {
  kind: 'back';
}
/**
 * BB-m9-5: begin the turn although nothing can be cut.
 */
export interface Begin {
  kind: 'begin';
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
    | 'false-bottom'
    | 'general-radar'
    | 'label-equal'
    | 'label-unequal'
    | 'personal-radar'
    | 'personal-ray'
    | 'personal-talkies'
    | 'personal-triple'
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
 * BB-D2: open the announcer's own wire of the value.
 */
export interface Lay {
  kind: 'lay';
  slot: number;
  stand: number;
}
/**
 * BB-C1: cut all remaining wires of a value, all of them in the player's own hand.
 */
export interface Solo {
  kind: 'solo';
  value: string;
}
/**
 * BB-R1: reveal a hand that is all red.
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
    | 'false-bottom'
    | 'general-radar'
    | 'label-equal'
    | 'label-unequal'
    | 'personal-radar'
    | 'personal-ray'
    | 'personal-talkies'
    | 'personal-triple'
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
 * BB-Q4-2: choose the partner of a swap.
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
 * BB-Q4-11: name the player who takes the turn.
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
 * BB-N1, chance: a number card is drawn.
 */
export interface Number {
  kind: 'number';
  value: string;
}
/**
 * BB-m36: choose at which end the sequence card lies.
 */
export interface End {
  kind: 'end';
  side: 'left' | 'right';
}
/**
 * BB-m10: call for the next turn.
 */
export interface Claim {
  kind: 'claim';
}
/**
 * BB-m10, BB-m19, the clock: the cue of this number comes; BB-m30: the time of the trial of this number is over.
 */
export interface Tick {
  cue: number;
  kind: 'tick';
}
/**
 * BB-m17: put a token with this number before the wire: it is not that.
 */
export interface Deny {
  kind: 'deny';
  value: string;
}
/**
 * BB-Q7: take a character with this personal equipment.
 */
export interface Take {
  card:
    | 'coffee-mug'
    | 'double-detector'
    | 'emergency-batteries'
    | 'false-bottom'
    | 'general-radar'
    | 'label-equal'
    | 'label-unequal'
    | 'personal-radar'
    | 'personal-ray'
    | 'personal-talkies'
    | 'personal-triple'
    | 'post-it'
    | 'ray'
    | 'rewinder'
    | 'stabilizer'
    | 'super-detector'
    | 'triple-detector'
    | 'walkie-talkies';
  kind: 'take';
}
/**
 * BB-m31: take this constraint card; BB-m32, chance: it is opened.
 */
export interface Constrain {
  kind: 'constrain';
  letter: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L';
}
/**
 * BB-m32: leave the open constraint card where it lies.
 */
export interface Keep {
  kind: 'keep';
}
/**
 * BB-m32: let the next constraint card replace the open one.
 */
export interface Change {
  kind: 'change';
}
/**
 * BB-N6: take the special action of the mission.
 */
export interface Special {
  kind: 'special';
}
/**
 * BB-m22, BB-m27: take this information token; BB-m13, BB-m27, chance: it is drawn.
 */
export interface TakeToken {
  kind: 'token';
  value: string;
}
/**
 * BB-m29: place this number card face down against the player on turn.
 */
export interface LayCard {
  kind: 'lay-card';
  value: string;
}
/**
 * BB-m30: admit having spoken while muted.
 */
export interface Slip {
  kind: 'slip';
}
/**
 * BB-S6: the captain was drawn.
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
 * BB-S2: one of the marked wires left the game unseen.
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
    | 'false-bottom'
    | 'general-radar'
    | 'label-equal'
    | 'label-unequal'
    | 'personal-radar'
    | 'personal-ray'
    | 'personal-talkies'
    | 'personal-triple'
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
 * BB-S3: a stand got a wire, which only its owner (`seat`) sees.
 */
export interface Dealt {
  kind: 'dealt';
  seat: number;
  stand: number;
  wire: string | null;
}
/**
 * BB-S3: all wires are dealt and sorted; `sizes` are the wires on each stand.
 */
export interface Sorted {
  kind: 'sorted';
  sizes: number[];
}
/**
 * BB-S7, BB-D4, BB-Q3, BB-Q4-4: a wire of `seat` was marked; BB-I1: `shown` if no token was left, `known` if it was marked before.
 */
export interface Marked {
  how: 'known' | 'shown' | 'token';
  kind: 'marked';
  seat: number;
  slot: number;
  stand: number;
  value: string;
  why: 'first' | 'handed' | 'missed' | 'post-it';
}
/**
 * BB-S7: a player has no blue wire with a token left in the supply.
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
 * BB-D2, BB-C1: a wire of `seat` is open in its place; BB-R1: or a red is revealed, which is no cut.
 */
export interface WireCut {
  kind: 'wire-cut';
  revealed?: boolean;
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
 * BB-R1: a player reveals a hand of reds.
 */
export interface RedsRevealed {
  count: number;
  kind: 'reds-revealed';
  seat: number;
}
/**
 * BB-D4, BB-Q4-6: the dial moved, forward or back; `left` advances are left.
 */
export interface DialMoved {
  kind: 'dial-moved';
  left: number;
  why: 'accused' | 'blocked' | 'guessed' | 'missed' | 'rewinder' | 'slip' | 'trial';
}
/**
 * BB-Q4-9: only reds of `seat` were pointed at, and the Stabilizer prevented the explosion.
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
    | 'false-bottom'
    | 'general-radar'
    | 'label-equal'
    | 'label-unequal'
    | 'personal-radar'
    | 'personal-ray'
    | 'personal-talkies'
    | 'personal-triple'
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
    | 'false-bottom'
    | 'general-radar'
    | 'label-equal'
    | 'label-unequal'
    | 'personal-radar'
    | 'personal-ray'
    | 'personal-talkies'
    | 'personal-triple'
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
    | 'false-bottom'
    | 'general-radar'
    | 'label-equal'
    | 'label-unequal'
    | 'personal-radar'
    | 'personal-ray'
    | 'personal-talkies'
    | 'personal-triple'
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
 * BB-Q4-2: a player gave a wire face down; all players see from which place.
 */
export interface Given {
  kind: 'given';
  seat: number;
  slot: number;
  stand: number;
}
/**
 * BB-Q4-2: a player sorted in the giver's wire; all players see the place, only the two see the wire.
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
 * BB-Q4-11: a player gives up the turn to the chosen player.
 */
export interface PassedOn {
  chosen: number;
  kind: 'passed-on';
  seat: number;
}
/**
 * BB-N1: a number card lies open.
 */
export interface NumberDrawn {
  kind: 'number-drawn';
  value: string;
}
/**
 * BB-m9, BB-m36: the sequence card lies beside this number card, or all cards of the row are done.
 */
export interface SequenceMoved {
  kind: 'sequence-moved';
  value: string | null;
}
/**
 * BB-m10: a player claimed the turn first.
 */
export interface Claimed {
  kind: 'claimed';
  seat: number;
}
/**
 * BB-m10, BB-m19: a cue of the clock, and the time left.
 */
export interface CueCame {
  kind: 'cue';
  minutes: number;
  seconds: number;
  why: 'cut-down' | 'left' | 'over' | 'start';
}
/**
 * BB-m11: an equipment card whose number counts as red is put away, and another one is drawn.
 */
export interface CardReplaced {
  card:
    | 'coffee-mug'
    | 'double-detector'
    | 'emergency-batteries'
    | 'false-bottom'
    | 'general-radar'
    | 'label-equal'
    | 'label-unequal'
    | 'personal-radar'
    | 'personal-ray'
    | 'personal-talkies'
    | 'personal-triple'
    | 'post-it'
    | 'ray'
    | 'rewinder'
    | 'stabilizer'
    | 'super-detector'
    | 'triple-detector'
    | 'walkie-talkies';
  kind: 'card-replaced';
}
/**
 * BB-m17: a false token says what a wire of the liar (`seat`) is not; `shown` if no token was left, `known` if it was said before.
 */
export interface Denied {
  how: 'known' | 'shown' | 'token';
  kind: 'denied';
  seat: number;
  slot: number;
  stand: number;
  value: string;
  why: 'first' | 'missed';
}
/**
 * BB-m12: a number card lies on an equipment card.
 */
export interface Padlocked {
  card:
    | 'coffee-mug'
    | 'double-detector'
    | 'emergency-batteries'
    | 'false-bottom'
    | 'general-radar'
    | 'label-equal'
    | 'label-unequal'
    | 'personal-radar'
    | 'personal-ray'
    | 'personal-talkies'
    | 'personal-triple'
    | 'post-it'
    | 'ray'
    | 'rewinder'
    | 'stabilizer'
    | 'super-detector'
    | 'triple-detector'
    | 'walkie-talkies';
  kind: 'padlocked';
  value: string;
}
/**
 * BB-m26: number cards are turned down, or all that are left up again.
 */
export interface CardsTurned {
  kind: 'cards-turned';
  values: string[];
  why: 'down' | 'up';
}
/**
 * BB-m15: an equipment card is turned up, and is ready.
 */
export interface TurnedUp {
  card:
    | 'coffee-mug'
    | 'double-detector'
    | 'emergency-batteries'
    | 'false-bottom'
    | 'general-radar'
    | 'label-equal'
    | 'label-unequal'
    | 'personal-radar'
    | 'personal-ray'
    | 'personal-talkies'
    | 'personal-triple'
    | 'post-it'
    | 'ray'
    | 'rewinder'
    | 'stabilizer'
    | 'super-detector'
    | 'triple-detector'
    | 'walkie-talkies';
  kind: 'turned-up';
}
/**
 * BB-m18: the opener of a number card names the player who must cut its value.
 */
export interface Named {
  chosen: number;
  kind: 'named';
  seat: number;
}
/**
 * BB-Q7: a player has a character with this personal equipment.
 */
export interface CharacterTaken {
  card:
    | 'coffee-mug'
    | 'double-detector'
    | 'emergency-batteries'
    | 'false-bottom'
    | 'general-radar'
    | 'label-equal'
    | 'label-unequal'
    | 'personal-radar'
    | 'personal-ray'
    | 'personal-talkies'
    | 'personal-triple'
    | 'post-it'
    | 'ray'
    | 'rewinder'
    | 'stabilizer'
    | 'super-detector'
    | 'triple-detector'
    | 'walkie-talkies';
  kind: 'character-taken';
  seat: number;
}
/**
 * BB-m31: a player has this constraint card.
 */
export interface ConstraintTaken {
  kind: 'constraint-taken';
  letter: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L';
  seat: number;
}
/**
 * BB-m31: a player's constraint card cannot be obeyed, and is turned down for good.
 */
export interface ConstraintDown {
  kind: 'constraint-down';
  letter: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L';
  seat: number;
}
/**
 * BB-m32: this constraint card binds all players from now on; None if no card is left.
 */
export interface ConstraintLaid {
  kind: 'constraint-laid';
  letter: ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L') | null;
}
/**
 * BB-N6: a player takes the special action of the mission.
 */
export interface SpecialBegun {
  kind: 'special-begun';
  seat: number;
}
/**
 * BB-N6: the special action is judged; `right` if all wires pointed at have the value.
 */
export interface SpecialJudged {
  kind: 'special-judged';
  right: boolean;
  seat: number;
  value: string;
}
/**
 * BB-m23: a card leaves the pile unseen; `left` cards are left.
 */
export interface PileShrank {
  kind: 'pile-shrank';
  left: number;
}
/**
 * BB-m13, BB-m27: an information token is drawn from the supply.
 */
export interface TokenDrawn {
  kind: 'token-drawn';
  value: string;
}
/**
 * BB-m22: a player hands a token to the left; BB-m27: or takes one.
 */
export interface TokenHanded {
  chosen: number;
  kind: 'token-handed';
  seat: number;
  value: string;
}
/**
 * BB-m22: a player lacks this value, and its token is placed beside the stand.
 */
export interface TokenBeside {
  kind: 'token-beside';
  seat: number;
  value: string;
}
/**
 * BB-m22: all wires of this value in a hand are marked, and the token goes back.
 */
export interface TokenReturned {
  kind: 'token-returned';
  seat: number;
  value: string;
}
/**
 * BB-m22: a player lacks no value that has a token left.
 */
export interface HoldsAll {
  kind: 'holds-all';
  seat: number;
}
/**
 * BB-m29: a player gets a number card; only that player knows which.
 */
export interface NumberDealt {
  kind: 'number-dealt';
  seat: number;
  value: string | null;
}
/**
 * BB-m29: a player places a number card face down against the chosen player, who is on turn.
 */
export interface CardLaid {
  chosen: number;
  kind: 'card-laid';
  seat: number;
  value: string | null;
}
/**
 * BB-m29: the number card that a player placed is opened; `hit` if its value was just cut.
 */
export interface CardOpened {
  hit: boolean;
  kind: 'card-opened';
  seat: number;
  value: string;
}
/**
 * BB-m29: a player takes the placed number card unopened.
 */
export interface CardTaken {
  kind: 'card-taken';
  seat: number;
}
/**
 * BB-m29: a number card leaves the game, as its value is finished or the last one.
 */
export interface CardDiscarded {
  kind: 'card-discarded';
  value: string;
}
/**
 * BB-m34: characters and constraint cards lie face down before all.
 */
export interface RolesDealt {
  kind: 'roles-dealt';
}
/**
 * BB-m34: the weak link cannot obey, and the hidden cards leave unseen.
 */
export interface LinkBlocked {
  kind: 'link-blocked';
  seat: number;
}
/**
 * BB-m30: a trial begins: its number, its task and cards, and its seconds if the clock runs.
 */
export interface TrialBegan {
  kind: 'trial-began';
  number: number;
  seconds: number | null;
  values: string[];
  why: 'nothing' | 'number' | 'values' | 'yellows';
}
/**
 * BB-m30: the trial of this number is won, or its time is over.
 */
export interface TrialEnded {
  kind: 'trial-ended';
  number: number;
  why: 'lost' | 'won';
}
/**
 * BB-m30: an equipment card leaves unused, as a trial was lost.
 */
export interface CardLost {
  card:
    | 'coffee-mug'
    | 'double-detector'
    | 'emergency-batteries'
    | 'false-bottom'
    | 'general-radar'
    | 'label-equal'
    | 'label-unequal'
    | 'personal-radar'
    | 'personal-ray'
    | 'personal-talkies'
    | 'personal-triple'
    | 'post-it'
    | 'ray'
    | 'rewinder'
    | 'stabilizer'
    | 'super-detector'
    | 'triple-detector'
    | 'walkie-talkies';
  kind: 'card-lost';
}
/**
 * BB-m30: a player may not speak during the next trial.
 */
export interface Hushed {
  kind: 'hushed';
  seat: number;
}
/**
 * BB-m30: a muted player has spoken.
 */
export interface Slipped {
  kind: 'slipped';
  seat: number;
}
/**
 * BB-m30: how many uncut yellow wires a player has.
 */
export interface YellowsTold {
  count: number;
  kind: 'yellows-told';
  seat: number;
}
/**
 * BB-m30: whether a player holds the number that was drawn.
 */
export interface HeldTold {
  held: boolean;
  kind: 'held-told';
  seat: number;
  value: string;
}
/**
 * BB-E1: the mission is won or lost.
 */
export interface Ended {
  kind: 'ended';
  scores: number[];
  why: 'defused' | ('dial' | 'missed' | 'red' | 'special' | 'stuck' | 'time');
  winners: number[];
}
/**
 * The table as a seat sees it; `seat` is None for a spectator.
 *
 *     - `acting` is the deciding seat; `awaited` are the seats that the game waits for.
 *     - `stands` are empty until the deal is sorted; `facts` are the public facts that stands and tokens do not show.
 *     - `announceable` are the values that this seat may announce after pointing in a plain dual cut.
 *     - `between` is true while the turn has come and not begun, and may still be skipped (BB-m9-5).
 *     - `removed` are the wires that left unseen, shown when the game is over.
 *     - `locked` are the values that the seat on turn may not cut, by public knowledge; `barred` are those that this seat holds and may
 *       not announce in its turn.
 *     - `twists` are the views of the mission's rules; `asker` is the index of the rule that waits for an action.
 */
export interface BombBustersView {
  acting: number;
  aim: AimView | null;
  announceable: AnnounceableView[];
  asker: number | null;
  awaited: number[];
  barred: string[];
  between: boolean;
  blue: number[];
  captain: number;
  card:
    | (
        | 'coffee-mug'
        | 'double-detector'
        | 'emergency-batteries'
        | 'false-bottom'
        | 'general-radar'
        | 'label-equal'
        | 'label-unequal'
        | 'personal-radar'
        | 'personal-ray'
        | 'personal-talkies'
        | 'personal-triple'
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
  facts: (NotValue | Shown | IsRed | Holds | Lacks | Found | NotAllRed | Equal | Unequal | Ordered | Parity | Counted | Among)[];
  game: 'bomb-busters';
  insight: 'certain' | 'odds' | 'off';
  locked: string[];
  mission: number;
  phase:
    | 'aim'
    | 'announce'
    | 'captain'
    | 'choose'
    | 'claim'
    | 'cut'
    | 'deal'
    | 'draw'
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
  twists: (
    | (
        | SequenceView
        | ClockView
        | ClaimView
        | RookieView
        | ParityView
        | CountView
        | AsRedView
        | XView
        | LiarView
        | PadlocksView
        | OpenCardsView
        | ThawView
        | RadarView
        | CharactersView
        | OwnConstraintsView
        | OpenConstraintView
        | SpecialView
        | RandomTokensView
        | AbsentTokensView
        | HandedTokensView
        | DrawnTokensView
        | GuessView
        | WeakLinkView
        | TrialsView
      )
    | null
  )[];
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
    | 'false-bottom'
    | 'general-radar'
    | 'label-equal'
    | 'label-unequal'
    | 'personal-radar'
    | 'personal-ray'
    | 'personal-talkies'
    | 'personal-triple'
    | 'post-it'
    | 'ray'
    | 'rewinder'
    | 'stabilizer'
    | 'super-detector'
    | 'triple-detector'
    | 'walkie-talkies';
  needed: number;
  number: number | null;
  status: 'locked' | 'ready' | 'used';
  when: 'any-time' | 'dual-cut' | 'instant' | 'instead' | 'turn-start';
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
 * BB-m21: this wire is even or odd; announced because no token was left.
 */
export interface Parity {
  kind: 'parity';
  parity: string;
  tile: number;
}
/**
 * BB-m24: how many of these wires, a stand at that time, have the value of this one; `said` if no token was left.
 */
export interface Counted {
  count: number;
  kind: 'counted';
  said?: boolean;
  tile: number;
  tiles: number[];
}
/**
 * A player: the stands of the hand, the wires left, the tiles of others that this player has held or seen in a swap, the personal
 *     equipment and whether it is unused (`detector`), and the tokens beside the stands, whose values the hand lacked.
 */
export interface PlayerView {
  beside: string[];
  detector: boolean;
  left: number;
  personal:
    | (
        | 'coffee-mug'
        | 'double-detector'
        | 'emergency-batteries'
        | 'false-bottom'
        | 'general-radar'
        | 'label-equal'
        | 'label-unequal'
        | 'personal-radar'
        | 'personal-ray'
        | 'personal-talkies'
        | 'personal-triple'
        | 'post-it'
        | 'ray'
        | 'rewinder'
        | 'stabilizer'
        | 'super-detector'
        | 'triple-detector'
        | 'walkie-talkies'
      )
    | null;
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
 * A place on a stand; `wire` is None if this seat does not know it.
 *
 *     `x` is left out for a sorted wire (BB-m20), `nots` for a wire without false tokens (BB-m17).
 */
export interface SlotView {
  cut: boolean;
  nots?: string[];
  tile: number;
  token: string | null;
  wire: string | null;
  x?: boolean;
}
/**
 * The swap in progress: the given tiles that are not sorted in, with their tokens; a wire is None if this seat has not seen it.
 */
export interface SwapView {
  partner: number;
  tiles: number[];
  tokens: (string | null)[];
  user: number;
  wires: (string | null)[];
}
/**
 * The row of number cards, the finished ones, the current one, and how many of its wires must be cut.
 */
export interface SequenceView {
  current: string | null;
  done: string[];
  kind: 'sequence';
  needed: number;
  side: ('left' | 'right') | null;
  values: string[];
}
/**
 * The last cue, the seconds that were left then, and the seconds that the clock shows at its next cue.
 *
 *     In a table with a clock `running` says that it has started. In a table that counts turns only `left` changes.
 */
export interface ClockView {
  kind: 'clock';
  left: number;
  running: boolean;
  said: ('cut-down' | 'left' | 'over' | 'start') | null;
  then: number;
}
/**
 * The seats that may claim the next turn, and the seat that had the last turn and may not.
 */
export interface ClaimView {
  kind: 'claim';
  may: number[];
  waits: number | null;
}
/**
 * Whose miss explodes the bomb, and which cards this seat may not use: all of the table, where it `uses` none.
 */
export interface RookieView {
  barred: (
    | 'coffee-mug'
    | 'double-detector'
    | 'emergency-batteries'
    | 'false-bottom'
    | 'general-radar'
    | 'label-equal'
    | 'label-unequal'
    | 'personal-radar'
    | 'personal-ray'
    | 'personal-talkies'
    | 'personal-triple'
    | 'post-it'
    | 'ray'
    | 'rewinder'
    | 'stabilizer'
    | 'super-detector'
    | 'triple-detector'
    | 'walkie-talkies'
  )[];
  kind: 'rookie';
  seat: number;
  uses: boolean;
}
/**
 * How many tokens of either kind are left.
 */
export interface ParityView {
  even: number;
  kind: 'parity';
  odd: number;
}
/**
 * How many tokens x1, x2 and x3 are left, those before cut wires counted in, as they are taken when none else is left.
 */
export interface CountView {
  kind: 'count';
  left: number[];
}
/**
 * Whether the wires with an X (`x` on the stands) cannot be cut yet, and whether all of them are blue.
 */
export interface XView {
  blue: boolean;
  kind: 'x-wires';
  locked: boolean;
}
/**
 * The liar, how many first tokens are missing, and the wires of which one gets a false token now.
 */
export interface LiarView {
  kind: 'liar';
  left: number;
  seat: number;
  tiles: number[];
}
/**
 * The number cards on the equipment cards, those too that are gone.
 */
export interface PadlocksView {
  kind: 'padlocks';
  padlocks: Padlock[];
}
/**
 * The number card on an equipment card; it is gone once `cut` of its wires are the `needed`.
 */
export interface Padlock {
  card:
    | 'coffee-mug'
    | 'double-detector'
    | 'emergency-batteries'
    | 'false-bottom'
    | 'general-radar'
    | 'label-equal'
    | 'label-unequal'
    | 'personal-radar'
    | 'personal-ray'
    | 'personal-talkies'
    | 'personal-triple'
    | 'post-it'
    | 'ray'
    | 'rewinder'
    | 'stabilizer'
    | 'super-detector'
    | 'triple-detector'
    | 'walkie-talkies';
  cut: number;
  needed: number;
  value: string;
}
/**
 * The open number cards, and those that are turned down; finished values are in neither.
 */
export interface OpenCardsView {
  down: string[];
  kind: 'open-cards';
  up: string[];
}
/**
 * The number card that lies open, how many are left in the pile, and how many equipment cards lie face down.
 */
export interface ThawView {
  current: string | null;
  frozen: number;
  kind: 'thaw';
  pile: number;
}
/**
 * The open number card and its opener, the stands that hold the value, the seat that must cut it, and the size of the pile.
 */
export interface RadarView {
  found: boolean[];
  kind: 'radar';
  named: number | null;
  opener: number | null;
  pile: string[];
  value: string | null;
}
/**
 * The special characters that are still free.
 */
export interface CharactersView {
  free: (
    | 'coffee-mug'
    | 'double-detector'
    | 'emergency-batteries'
    | 'false-bottom'
    | 'general-radar'
    | 'label-equal'
    | 'label-unequal'
    | 'personal-radar'
    | 'personal-ray'
    | 'personal-talkies'
    | 'personal-triple'
    | 'post-it'
    | 'ray'
    | 'rewinder'
    | 'stabilizer'
    | 'super-detector'
    | 'triple-detector'
    | 'walkie-talkies'
  )[];
  kind: 'characters';
}
/**
 * The constraint card of each seat, the seats whose card is turned down, and the letters that are free.
 */
export interface OwnConstraintsView {
  down: number[];
  free: ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L')[];
  kind: 'own-constraints';
  letters: (('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L') | null)[];
}
/**
 * The open constraint card that binds all players, the former ones, and the size of the deck.
 */
export interface OpenConstraintView {
  former: ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L')[];
  kind: 'open-constraint';
  left: number;
  letter: ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L') | null;
}
/**
 * The value whose wires can only be cut together, how many those are, the tiles pointed at, and how many cards are in the pile.
 */
export interface SpecialView {
  done: boolean;
  kind: 'special';
  pile: number;
  pointed: number[];
  value: string | null;
  wires: number;
}
/**
 * BB-m13: first tokens by lot.
 */
export interface RandomTokensView {
  drawn: string[];
  is_over: boolean;
  kind: 'random-tokens';
  placing: number | null;
  to: number | null;
  value: string | null;
}
/**
 * BB-m22: tokens handed to the left.
 */
export interface HandedTokensView {
  drawn: string[];
  is_over: boolean;
  kind: 'handed-tokens';
  placing: number | null;
  to: number | null;
  value: string | null;
}
/**
 * BB-m27: tokens drawn for all.
 */
export interface DrawnTokensView {
  drawn: string[];
  is_over: boolean;
  kind: 'drawn-tokens';
  placing: number | null;
  to: number | null;
  value: string | null;
}
/**
 * BB-m29: the number cards as a seat sees them.
 *
 *     - `own` are the seat's cards, `counts` the number of cards of each seat, `known` the publicly known cards of each seat.
 *     - `layer` placed a card against the player on turn, `active`. Its value `laid` is shown to the layer only, and `may_be` are its
 *       possible values. The card may be one of the layer's `known` ones.
 *     - `is_fatal` says that a step for it would explode the bomb; `deck` cards are left, `under` of them lie under the deck.
 *     - `gone` are the discarded cards; `seen` is where the seat knows cards to be.
 */
export interface GuessView {
  active: number | null;
  counts: number[];
  deck: number;
  gone: string[];
  is_fatal: boolean;
  kind: 'guess';
  known: string[][];
  laid: string | null;
  layer: number | null;
  may_be: string[];
  own: string[];
  seen: CardLocations;
  under: number;
}
/**
 * The cards that an observer knows something about, and all ways in which they can lie, with weights.
 */
export interface CardLocations {
  values?: string[];
  ways?: Way[];
}
/**
 * Where each of the cards can lie together, and how often that comes so beside the other ways.
 */
export interface Way {
  often: number;
  places: number[];
}
/**
 * BB-m34: the roles as a seat sees them.
 *
 *     - `is_link`, `letter` and `card` are the seat's own role, constraint card and character.
 *     - `possible` are for each seat the letters that it may have if it is the weak link; `heard` is how many values it announced.
 *     - `is_found` says that the weak link was found, `is_gone` that the cards are gone.
 *     - `blocked` are the wires that the weak link held at a block, when one of the cards `misfits` fitted none of them.
 */
export interface WeakLinkView {
  blocked: number[];
  card:
    | (
        | 'coffee-mug'
        | 'double-detector'
        | 'emergency-batteries'
        | 'false-bottom'
        | 'general-radar'
        | 'label-equal'
        | 'label-unequal'
        | 'personal-radar'
        | 'personal-ray'
        | 'personal-talkies'
        | 'personal-triple'
        | 'post-it'
        | 'ray'
        | 'rewinder'
        | 'stabilizer'
        | 'super-detector'
        | 'triple-detector'
        | 'walkie-talkies'
      )
    | null;
  heard: number[];
  is_found: boolean;
  is_gone: boolean;
  is_link: boolean;
  kind: 'weak-link';
  letter: ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L') | null;
  misfits: ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L')[];
  possible: ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L')[][];
}
/**
 * BB-m30: the current trial: its number of all that show a number, its task and cards, what a win or a loss brings, the muted seat.
 *
 *     It had `left` seconds at its start; where turns are counted, it has them now; without a clock there are none. `then` 0 are left.
 */
export interface TrialsView {
  asks: 'nothing' | 'number' | 'values' | 'yellows';
  cards: string[];
  hushed: number | null;
  kind: 'trials';
  left: number | null;
  lost: ('dial' | 'equipment' | 'mission' | 'silence') | null;
  needed: number;
  number: number;
  of: number;
  running: boolean;
  then: number;
  won: ('hold' | 'mission' | 'rest' | 'yellows') | null;
}
/**
 * BB-M1, BB-V1: a value, how many of its wires are cut, and how many are in play; 0 if the mission leaves it out.
 */
export interface ValueView {
  cut: number;
  of: number;
  value: string;
}
/**
 * A legal choice: the action as data, and its notation for an `act` request.
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
    | Back
    | Number
    | End
    | Claim
    | Tick
    | Deny
    | Take
    | Constrain
    | Keep
    | Change
    | Special
    | TakeToken
    | LayCard
    | Accuse
    | Slip
    | Begin;
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
 * How would a dual cut end that points at these tiles, for each value that I may announce?
 */
export interface Cuts {
  kind: 'cuts';
  tiles: number[];
}
/**
 * A question: what could the hidden wires be, by the knowledge of `eyes`?
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
export interface HintMessage {
  actions: string[];
  consider: LocalizedText;
  do: LocalizedText;
  kind: 'hinted';
  look: LocalizedText;
  thing: string;
}
/**
 * The probability that one of the wires has one of these values; None if it is not certain and the table hides odds.
 */
export interface Said {
  right: number | null;
  values: string[];
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
 * What is staked on a dual cut at these tiles: how likely it is to explode, None as above, and how likely each value is right.
 */
export interface Staked {
  explodes: number | null;
  kind: 'staked';
  said: Said[];
  tiles: number[];
}
/**
 * A line of the log with the events that the client's seat may see.
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
    | NumberDrawn
    | SequenceMoved
    | Claimed
    | CueCame
    | CardReplaced
    | Denied
    | Padlocked
    | CardsTurned
    | TurnedUp
    | Named
    | CharacterTaken
    | ConstraintTaken
    | ConstraintDown
    | ConstraintLaid
    | SpecialBegun
    | SpecialJudged
    | PileShrank
    | TokenDrawn
    | TokenHanded
    | TokenBeside
    | TokenReturned
    | HoldsAll
    | NumberDealt
    | CardLaid
    | CardOpened
    | CardTaken
    | CardDiscarded
    | RolesDealt
    | LinkBlocked
    | Accused
    | TrialBegan
    | TrialEnded
    | CardLost
    | Hushed
    | Slipped
    | YellowsTold
    | HeldTold
    | Ended
  )[];
  n: number;
  time: number;
  view?: BombBustersView | null;
}
/**
 * An answer: the values that hidden wires could have; only certain ones if the table's option says so.
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
