"""The facts that follow from actions in Bomb Busters."""

from typing import Literal, Self, TypeAlias

import msgspec

from tavolata.core.game import Event, Seat
from tavolata.games.bomb_busters.content import CardId, Colour, Value, Wire
from tavolata.games.bomb_busters.facts import Tile


class CaptainNamed(Event, frozen=True, tag="captain-named"):
    """BB-S6: the lot fell on the captain."""

    seat: Seat


class Drawn(Event, frozen=True, tag="drawn"):
    """BB-S2: a yellow or red wire was drawn, and a marker shows it."""

    wire: Wire


class Removed(Event, frozen=True, tag="removed"):
    """BB-S2: one of the marked wires left the game; nobody knows which."""

    colour: Colour
    wire: Wire | None

    def seen_by(self, seat: Seat | None) -> Self:
        """Everybody sees the back of the wire."""
        return msgspec.structs.replace(self, wire=None)


class Equipped(Event, frozen=True, tag="equipped"):
    """BB-S5: an equipment card lies on the table, locked."""

    card: CardId


class Dealt(Event, frozen=True, tag="dealt"):
    """BB-S3: a stand got a wire; only its owner knows which."""

    seat: Seat
    stand: int
    wire: Wire | None

    def seen_by(self, seat: Seat | None) -> Self:
        """Others see the back of the wire."""
        return self if seat == self.seat else msgspec.structs.replace(self, wire=None)


class Sorted(Event, frozen=True, tag="sorted"):
    """BB-S3: all wires are dealt and stand in order."""

    sizes: tuple[int, ...]


class Marked(Event, frozen=True, tag="marked"):
    """BB-S7, BB-D4, BB-Q3, BB-Q4-4: a wire's true value was told; BB-I1: `shown` if no token was left, `known` if it had been told."""

    seat: Seat
    stand: int
    slot: int
    value: Value
    why: Literal["first", "missed", "post-it"]
    how: Literal["token", "shown", "known"]


class NothingToMark(Event, frozen=True, tag="nothing-to-mark"):
    """BB-S7: a player has no blue wire of which a token is left."""

    seat: Seat


class TurnBegan(Event, frozen=True, tag="turn"):
    """BB-T1: it is a seat's turn."""

    seat: Seat
    turn: int


class TurnSkipped(Event, frozen=True, tag="turn-skipped"):
    """BB-T2: a seat has no legal action."""

    seat: Seat


class Pointed(Event, frozen=True, tag="pointed"):
    """BB-D1: a wire was pointed at; with the Super Detector a whole stand, and `slot` is None."""

    seat: Seat
    stand: int
    slot: int | None


class Announced(Event, frozen=True, tag="announced"):
    """BB-D1: what the wires pointed at are said to be, and whether that is right."""

    seat: Seat
    values: tuple[Value, ...]
    right: bool


class WireCut(Event, frozen=True, tag="wire-cut"):
    """BB-D2, BB-C1, BB-R1: a wire lies open in its place."""

    seat: Seat
    stand: int
    slot: int
    wire: Wire


class SoloCut(Event, frozen=True, tag="solo-cut"):
    """BB-C1: a player cuts all remaining wires of a value."""

    seat: Seat
    value: Value
    count: int


class RedsRevealed(Event, frozen=True, tag="reds-revealed"):
    """BB-R1: a player lays open a hand of reds."""

    seat: Seat
    count: int


class DialMoved(Event, frozen=True, tag="dial-moved"):
    """BB-D4, BB-Q4-6: the dial moved, forward or back; so many advances are left."""

    left: int
    why: Literal["missed", "rewinder"]


class RedSpared(Event, frozen=True, tag="red-spared"):
    """BB-Q4-9: only reds were pointed at, and the Stabilizer kept the bomb from exploding."""

    seat: Seat
    tiles: tuple[Tile, ...]


class Validated(Event, frozen=True, tag="validated"):
    """BB-V1: all four wires of a value are cut."""

    value: Value


class Unlocked(Event, frozen=True, tag="unlocked"):
    """BB-Q1: an equipment card can be used from now on."""

    card: CardId


class Used(Event, frozen=True, tag="used"):
    """BB-Q1, BB-Q2: a player uses an equipment card or the Double Detector."""

    seat: Seat
    card: CardId


class PutBack(Event, frozen=True, tag="put-back"):
    """BB-Q6: a player puts a card back unused."""

    seat: Seat
    card: CardId


class Labelled(Event, frozen=True, tag="labelled"):
    """BB-Q4-1, BB-Q4-12: the label lies before this wire and the one at its right."""

    seat: Seat
    stand: int
    slot: int
    why: Literal["label-unequal", "label-equal"]


class PartnerChosen(Event, frozen=True, tag="partner-chosen"):
    """BB-Q4-2: two players are going to swap a wire."""

    seat: Seat
    partner: Seat


class Given(Event, frozen=True, tag="given"):
    """BB-Q4-2: a wire was laid face down before the other; everybody sees from where."""

    seat: Seat
    stand: int
    slot: int


class Taken(Event, frozen=True, tag="taken"):
    """BB-Q4-2: the other's wire was sorted in; everybody sees where, only the two know which."""

    seat: Seat
    giver: Seat
    stand: int
    slot: int
    wire: Wire | None

    def seen_by(self, seat: Seat | None) -> Self:
        """Others see the back of the wire."""
        return self if seat in (self.seat, self.giver) else msgspec.structs.replace(self, wire=None)


class Recharged(Event, frozen=True, tag="recharged"):
    """BB-Q4-7: a player's character card is turned up again."""

    seat: Seat


class Scanned(Event, frozen=True, tag="scanned"):
    """BB-Q4-8: which stands have an uncut wire of the number."""

    seat: Seat
    value: Value
    found: tuple[bool, ...]


class PassedOn(Event, frozen=True, tag="passed-on"):
    """BB-Q4-11: a player gives up the turn and names who plays."""

    seat: Seat
    chosen: Seat


class Ended(Event, frozen=True, tag="ended"):
    """BB-E1: the mission is won or lost."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    why: Literal["defused", "red", "dial", "stuck"]


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
    | Ended
)
