"""The events of Bomb Busters, which follow from actions.

`seat` is the acting player. In `Dealt`, `Marked`, `WireCut`, `RedSpared` and `Denied` it is the owner of the wires: the player who
pointed at them is the one of the last `Pointed` or `Announced`.
"""

from typing import Literal, Self, TypeAlias

import msgspec

from tavolata.core.game import Event, Seat
from tavolata.games.bomb_busters.content import CardId, Colour, Value, Wire
from tavolata.games.bomb_busters.content.clock import Says
from tavolata.games.bomb_busters.content.constraints import Letter
from tavolata.games.bomb_busters.content.trials import Asks
from tavolata.games.bomb_busters.facts import Tile

Why = Literal["missed", "rewinder", "guessed", "blocked", "accused", "trial", "slip"]
"""What moved the dial."""

Telling = Literal["first", "missed", "post-it", "handed"]
"""Why a wire is marked."""

Loss = Literal["red", "dial", "stuck", "missed", "time", "special"]
"""What exploded the bomb."""


class CaptainNamed(Event, frozen=True, tag="captain-named"):
    """Event (BB-S6): the captain was drawn."""

    seat: Seat


class Drawn(Event, frozen=True, tag="drawn"):
    """Event (BB-S2): a yellow or red wire was drawn, and a marker shows it."""

    wire: Wire


class Removed(Event, frozen=True, tag="removed"):
    """Event (BB-S2): one of the marked wires left the game unseen."""

    colour: Colour
    wire: Wire | None

    def seen_by(self, seat: Seat | None) -> Self:
        """Return the event as a seat sees it: with the back of the wire."""
        return msgspec.structs.replace(self, wire=None)


class Equipped(Event, frozen=True, tag="equipped"):
    """Event (BB-S5): an equipment card is placed on the table, locked."""

    card: CardId


class Dealt(Event, frozen=True, tag="dealt"):
    """Event (BB-S3): a stand got a wire, which only its owner (`seat`) sees."""

    seat: Seat
    stand: int
    wire: Wire | None

    def seen_by(self, seat: Seat | None) -> Self:
        """Return the event as a seat sees it: other seats see the back of the wire."""
        return self if seat == self.seat else msgspec.structs.replace(self, wire=None)


class Sorted(Event, frozen=True, tag="sorted"):
    """Event (BB-S3): all wires are dealt and sorted; `sizes` are the wires on each stand."""

    sizes: tuple[int, ...]


class Marked(Event, frozen=True, tag="marked"):
    """Event (BB-S7, BB-D4, BB-Q3, BB-Q4-4): a wire of `seat` was marked; BB-I1: `shown` if no token was left, `known` if it was marked
    before.
    """

    seat: Seat
    stand: int
    slot: int
    value: Value
    why: Telling
    how: Literal["token", "shown", "known"]


class NothingToMark(Event, frozen=True, tag="nothing-to-mark"):
    """Event (BB-S7): a player has no blue wire with a token left in the supply."""

    seat: Seat


class TurnBegan(Event, frozen=True, tag="turn"):
    """Event (BB-T1): it is a seat's turn."""

    seat: Seat
    turn: int


class TurnSkipped(Event, frozen=True, tag="turn-skipped"):
    """Event (BB-T2): a seat has no legal action."""

    seat: Seat


class Pointed(Event, frozen=True, tag="pointed"):
    """Event (BB-D1): a wire was pointed at; with the Super Detector a whole stand, and `slot` is None."""

    seat: Seat
    stand: int
    slot: int | None


class Announced(Event, frozen=True, tag="announced"):
    """Event (BB-D1): a player announces values for the wires pointed at; `right` if one of the wires has one of them."""

    seat: Seat
    values: tuple[Value, ...]
    right: bool


class WireCut(Event, frozen=True, tag="wire-cut"):
    """Event (BB-D2, BB-C1): a wire of `seat` is open in its place; BB-R1: or a red is revealed, which is no cut."""

    seat: Seat
    stand: int
    slot: int
    wire: Wire
    revealed: bool = False


class SoloCut(Event, frozen=True, tag="solo-cut"):
    """Event (BB-C1): a player cuts all remaining wires of a value."""

    seat: Seat
    value: Value
    count: int


class RedsRevealed(Event, frozen=True, tag="reds-revealed"):
    """Event (BB-R1): a player reveals a hand of reds."""

    seat: Seat
    count: int


class DialMoved(Event, frozen=True, tag="dial-moved"):
    """Event (BB-D4, BB-Q4-6): the dial moved, forward or back; `left` advances are left."""

    left: int
    why: Why


class RedSpared(Event, frozen=True, tag="red-spared"):
    """Event (BB-Q4-9): only reds of `seat` were pointed at, and the Stabilizer prevented the explosion."""

    seat: Seat
    tiles: tuple[Tile, ...]


class Validated(Event, frozen=True, tag="validated"):
    """Event (BB-V1): all four wires of a value are cut."""

    value: Value


class Unlocked(Event, frozen=True, tag="unlocked"):
    """Event (BB-Q1): an equipment card can be used from now on."""

    card: CardId


class Used(Event, frozen=True, tag="used"):
    """Event (BB-Q1, BB-Q2): a player uses an equipment card or the Double Detector."""

    seat: Seat
    card: CardId


class PutBack(Event, frozen=True, tag="put-back"):
    """Event (BB-Q6): a player puts a card back unused."""

    seat: Seat
    card: CardId


class Labelled(Event, frozen=True, tag="labelled"):
    """Event (BB-Q4-1, BB-Q4-12): the label lies before this wire and the one at its right."""

    seat: Seat
    stand: int
    slot: int
    why: Literal["label-unequal", "label-equal"]


class PartnerChosen(Event, frozen=True, tag="partner-chosen"):
    """Event (BB-Q4-2): two players are going to swap a wire."""

    seat: Seat
    partner: Seat


class Given(Event, frozen=True, tag="given"):
    """Event (BB-Q4-2): a player gave a wire face down; all players see from which place."""

    seat: Seat
    stand: int
    slot: int


class Taken(Event, frozen=True, tag="taken"):
    """Event (BB-Q4-2): a player sorted in the giver's wire; all players see the place, only the two see the wire."""

    seat: Seat
    giver: Seat
    stand: int
    slot: int
    wire: Wire | None

    def seen_by(self, seat: Seat | None) -> Self:
        """Return the event as a seat sees it: other players see the back of the wire."""
        return self if seat in (self.seat, self.giver) else msgspec.structs.replace(self, wire=None)


class Recharged(Event, frozen=True, tag="recharged"):
    """Event (BB-Q4-7): a player's character card is turned up again."""

    seat: Seat


class Scanned(Event, frozen=True, tag="scanned"):
    """Event (BB-Q4-8): every stand answers whether it has an uncut wire of the number."""

    seat: Seat
    value: Value
    found: tuple[bool, ...]


class PassedOn(Event, frozen=True, tag="passed-on"):
    """Event (BB-Q4-11): a player gives up the turn to the chosen player."""

    seat: Seat
    chosen: Seat


class NumberDrawn(Event, frozen=True, tag="number-drawn"):
    """Event (BB-N1): a number card lies open."""

    value: Value


class SequenceMoved(Event, frozen=True, tag="sequence-moved"):
    """Event (BB-m9, BB-m36): the sequence card lies beside this number card, or all cards of the row are done."""

    value: Value | None


class Claimed(Event, frozen=True, tag="claimed"):
    """Event (BB-m10): a player claimed the turn first."""

    seat: Seat


class CharacterTaken(Event, frozen=True, tag="character-taken"):
    """Event (BB-Q7): a player has a character with this personal equipment."""

    seat: Seat
    card: CardId


class ConstraintTaken(Event, frozen=True, tag="constraint-taken"):
    """Event (BB-m31): a player has this constraint card."""

    seat: Seat
    letter: Letter


class ConstraintDown(Event, frozen=True, tag="constraint-down"):
    """Event (BB-m31): a player's constraint card cannot be obeyed, and is turned down for good."""

    seat: Seat
    letter: Letter


class ConstraintLaid(Event, frozen=True, tag="constraint-laid"):
    """Event (BB-m32): this constraint card binds all players from now on; None if no card is left."""

    letter: Letter | None


class SpecialBegun(Event, frozen=True, tag="special-begun"):
    """Event (BB-N6): a player takes the special action of the mission."""

    seat: Seat


class CueCame(Event, frozen=True, tag="cue"):
    """Event (BB-m10, BB-m19): a cue of the clock comes, with the time left."""

    why: Says
    minutes: int
    seconds: int


class CardReplaced(Event, frozen=True, tag="card-replaced"):
    """Event (BB-m11): an equipment card whose number counts as red is put away, and another one is drawn."""

    card: CardId


class Padlocked(Event, frozen=True, tag="padlocked"):
    """Event (BB-m12): a number card lies on an equipment card."""

    card: CardId
    value: Value


class CardsTurned(Event, frozen=True, tag="cards-turned"):
    """Event (BB-m26): number cards are turned down, or all that are left up again."""

    values: tuple[Value, ...]
    why: Literal["down", "up"]


class TurnedUp(Event, frozen=True, tag="turned-up"):
    """Event (BB-m15): an equipment card is turned up, and is ready."""

    card: CardId


class Denied(Event, frozen=True, tag="denied"):
    """Event (BB-m17): a false token says what a wire of the liar (`seat`) is not; `shown` if no token was left, `known` if it was said
    before.
    """

    seat: Seat
    stand: int
    slot: int
    value: Value
    why: Literal["first", "missed"]
    how: Literal["token", "shown", "known"]


class Named(Event, frozen=True, tag="named"):
    """Event (BB-m18): the opener of a number card names the player who must cut its value."""

    seat: Seat
    chosen: Seat


class SpecialJudged(Event, frozen=True, tag="special-judged"):
    """Event (BB-N6): the special action is judged; `right` if all wires pointed at have the value."""

    seat: Seat
    value: Value
    right: bool


class PileShrank(Event, frozen=True, tag="pile-shrank"):
    """Event (BB-m23): a card leaves the pile unseen; `left` cards are left."""

    left: int


class TokenDrawn(Event, frozen=True, tag="token-drawn"):
    """Event (BB-m13, BB-m27): an information token is drawn from the supply."""

    value: Value


class TokenHanded(Event, frozen=True, tag="token-handed"):
    """Event (BB-m22): a player hands a token to the left; BB-m27: or takes one."""

    seat: Seat
    chosen: Seat
    value: Value


class TokenBeside(Event, frozen=True, tag="token-beside"):
    """Event (BB-m22): a player lacks this value, and its token is placed beside the stand."""

    seat: Seat
    value: Value


class TokenReturned(Event, frozen=True, tag="token-returned"):
    """Event (BB-m22): all wires of this value in a hand are marked, and the token goes back."""

    seat: Seat
    value: Value


class HoldsAll(Event, frozen=True, tag="holds-all"):
    """Event (BB-m22): a player lacks no value that has a token left."""

    seat: Seat


class NumberDealt(Event, frozen=True, tag="number-dealt"):
    """Event (BB-m29): a player gets a number card; only that player knows which."""

    seat: Seat
    value: Value | None

    def seen_by(self, seat: Seat | None) -> Self:
        """Return the event as a seat sees it: other seats see the back of the card."""
        return self if seat == self.seat else msgspec.structs.replace(self, value=None)


class CardLaid(Event, frozen=True, tag="card-laid"):
    """Event (BB-m29): a player places a number card face down against the chosen player, who is on turn."""

    seat: Seat
    chosen: Seat
    value: Value | None

    def seen_by(self, seat: Seat | None) -> Self:
        """Return the event as a seat sees it: other seats see the back of the card."""
        return self if seat == self.seat else msgspec.structs.replace(self, value=None)


class CardOpened(Event, frozen=True, tag="card-opened"):
    """Event (BB-m29): the number card that a player placed is opened; `hit` if its value was just cut."""

    seat: Seat
    value: Value
    hit: bool


class CardTaken(Event, frozen=True, tag="card-taken"):
    """Event (BB-m29): a player takes the placed number card unopened."""

    seat: Seat


class CardDiscarded(Event, frozen=True, tag="card-discarded"):
    """Event (BB-m29): a number card leaves the game, as its value is finished or the last one."""

    value: Value


class RolesDealt(Event, frozen=True, tag="roles-dealt"):
    """Event (BB-m34): characters and constraint cards lie face down before all."""


class LinkBlocked(Event, frozen=True, tag="link-blocked"):
    """Event (BB-m34): the weak link cannot obey, and the hidden cards leave unseen."""

    seat: Seat


class Accused(Event, frozen=True, tag="accused"):
    """Event (BB-m34): a player names the weak link and its constraint card."""

    seat: Seat
    chosen: Seat
    letter: Letter
    right: bool


class TrialBegan(Event, frozen=True, tag="trial-began"):
    """Event (BB-m30): a trial begins: its number, its task and cards, and its seconds if the clock runs."""

    number: int
    why: Asks
    values: tuple[Value, ...]
    seconds: int | None


class TrialEnded(Event, frozen=True, tag="trial-ended"):
    """Event (BB-m30): the trial of this number is won, or its time is over."""

    number: int
    why: Literal["won", "lost"]


class CardLost(Event, frozen=True, tag="card-lost"):
    """Event (BB-m30): an equipment card leaves unused, as a trial was lost."""

    card: CardId


class Hushed(Event, frozen=True, tag="hushed"):
    """Event (BB-m30): a player is muted for the next trial."""

    seat: Seat


class Slipped(Event, frozen=True, tag="slipped"):
    """Event (BB-m30): a muted player has spoken."""

    seat: Seat


class YellowsTold(Event, frozen=True, tag="yellows-told"):
    """Event (BB-m30): a player says how many uncut yellow wires they have."""

    seat: Seat
    count: int


class HeldTold(Event, frozen=True, tag="held-told"):
    """Event (BB-m30): a player says whether they hold the number that was drawn."""

    seat: Seat
    value: Value
    held: bool


class Ended(Event, frozen=True, tag="ended"):
    """Event (BB-E1): the mission is won or lost."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    why: Literal["defused"] | Loss


BombBustersEvent: TypeAlias = (
    CaptainNamed
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
)
