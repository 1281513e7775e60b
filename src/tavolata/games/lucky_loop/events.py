"""The facts that follow from actions in Lucky Loop."""

from typing import Literal, Self, TypeAlias

import msgspec

from tavolata.core.game import Event, Seat
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.games.lucky_loop.actions import Card, Deck, Dice, Programme

Merit: TypeAlias = Literal["two-cards", "first-twelve", "record", "twenty", "last-card"]
"""LL-B1, LL-K7: what a token is earned for."""

Loss: TypeAlias = Literal["exchange", "illegal", "failed"]
"""LL-K2, LL-K4, LL-K7: what points are lost for."""


class Started(Event, frozen=True, tag="started"):
    """LL-S1: the lot fell on the start player."""

    seat: Seat


class TurnBegan(Event, frozen=True, tag="turn"):
    """LL-T1: it is a seat's turn; `final` in its final phase (LL-K1)."""

    seat: Seat
    round: int
    final: bool


class Drew(Event, frozen=True, tag="drew"):
    """LL-T2, LL-T4: a card was drawn; only the one who drew it knows which."""

    seat: Seat
    deck: Deck
    card: Card | None

    def seen_by(self, seat: Seat | None) -> Self:
        """Others see the back of the card."""
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class Discarded(Event, frozen=True, tag="discarded"):
    """LL-T2, LL-K3: cards of a hand went to their discard piles."""

    seat: Seat
    cards: tuple[Card, ...]


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """LL-T3: a discard pile became the deck."""

    deck: Deck
    count: int


class Declared(Event, frozen=True, tag="declared"):
    """LL-D1: three cards were laid by a programme; `cleared` are the former ones, which were discarded."""

    seat: Seat
    programme: Programme
    cards: tuple[Card, ...]
    cleared: tuple[Card, ...] = ()


class Raised(Event, frozen=True, tag="raised"):
    """LL-D2: a card of a programme was replaced by a harder one, and discarded."""

    seat: Seat
    programme: Programme
    card: Card
    replaced: Card


class FreeLaid(Event, frozen=True, tag="free-laid"):
    """LL-K3: a free programme was laid."""

    seat: Seat
    cards: tuple[Card, ...]


class FreeRejected(Event, frozen=True, tag="free-rejected"):
    """LL-K4: at a strict table an illegal free programme was discarded."""

    seat: Seat
    cards: tuple[Card, ...]


class Highlighted(Event, frozen=True, tag="highlighted"):
    """LL-K5: the highlight lies on a card."""

    seat: Seat
    card: Card


class TokenPaid(Event, frozen=True, tag="token-paid"):
    """LL-B2, LL-B3: a token was paid, for the red die or for throwing some dice again."""

    seat: Seat
    use: Literal["seventh", "reroll"]
    dice: Dice = ()


class Thrown(Event, frozen=True, tag="thrown"):
    """LL-F1: the dice of the throw on the table; `fresh` are the new ones."""

    seat: Seat
    dice: Dice
    red: int
    fresh: Dice


class Made(Event, frozen=True, tag="made"):
    """LL-F2: a card was made."""

    seat: Seat
    card: Card
    dice: Dice
    exact: bool
    points: int
    highlight: bool


class Stopped(Event, frozen=True, tag="stopped"):
    """LL-F5: the flight was ended after two cards."""

    seat: Seat


class Missed(msgspec.Struct, frozen=True):
    """LL-F3, LL-K6: a card that the dice of a throw do not make, and why."""

    card: Card
    highlight: bool
    why: LocalizedText


class Failed(Event, frozen=True, tag="failed"):
    """LL-F3, LL-K7: the flight failed; `missed` are the open cards, if dice lie on the table."""

    seat: Seat
    made: int
    out_of_dice: bool
    missed: tuple[Missed, ...] = ()


class Scored(Event, frozen=True, tag="scored"):
    """LL-F7 to LL-F10, LL-K8: the flight's points, and by how much the main track moved."""

    seat: Seat
    programme: Programme | None
    boxes: int
    spare: int
    before: int | None
    recorded: bool
    gained: int


class TokenWon(Event, frozen=True, tag="token-won"):
    """LL-B1, LL-K7: a bonus token was earned."""

    seat: Seat
    why: Merit


class PointsLost(Event, frozen=True, tag="points-lost"):
    """LL-K2, LL-K4, LL-K7: the main track fell."""

    seat: Seat
    points: int
    why: Loss


class Ended(Event, frozen=True, tag="ended"):
    """LL-E1, LL-E2: the game is over."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


LuckyLoopEvent: TypeAlias = (
    Started
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
)
