"""The events of Lucky Loop: the visible effects of actions."""

from typing import Literal, Self, TypeAlias

import msgspec

from tavolata.core.game import Event, Seat
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.games.lucky_loop.actions import Card, Deck, Dice, Programme

Merit: TypeAlias = Literal["two-cards", "first-twelve", "record", "twenty", "last-card"]
"""LL-B1, LL-K7: the reason for which a token is earned."""

Loss: TypeAlias = Literal["exchange", "illegal", "failed"]
"""LL-K2, LL-K4, LL-K7: the reason for which points are lost."""


class Started(Event, frozen=True, tag="started"):
    """LL-S1, event: the start player was drawn by lot."""

    seat: Seat


class TurnBegan(Event, frozen=True, tag="turn"):
    """LL-T1, event: a seat's turn began; `final` is true in its final phase (LL-K1)."""

    seat: Seat
    round: int
    final: bool


class Drew(Event, frozen=True, tag="drew"):
    """LL-T2, LL-T4, event: a player drew a card, which is None for all others."""

    seat: Seat
    deck: Deck
    card: Card | None

    def seen_by(self, seat: Seat | None) -> Self:
        """Return the event as a seat sees it; others do not see the card."""
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class Discarded(Event, frozen=True, tag="discarded"):
    """LL-T2, LL-K3, event: cards of a hand were discarded."""

    seat: Seat
    cards: tuple[Card, ...]


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """LL-T3, event: a discard pile became the deck."""

    deck: Deck
    count: int


class Declared(Event, frozen=True, tag="declared"):
    """LL-D1, event: three cards were laid on a programme; `cleared` are its former cards, now discarded."""

    seat: Seat
    programme: Programme
    cards: tuple[Card, ...]
    cleared: tuple[Card, ...] = ()


class Raised(Event, frozen=True, tag="raised"):
    """LL-D2, event: a card of a programme was replaced by a more difficult one, and discarded."""

    seat: Seat
    programme: Programme
    card: Card
    replaced: Card


class FreeLaid(Event, frozen=True, tag="free-laid"):
    """LL-K3, event: a free programme was laid."""

    seat: Seat
    cards: tuple[Card, ...]


class FreeRejected(Event, frozen=True, tag="free-rejected"):
    """LL-K4, event: an illegal free programme was discarded, as strict tables do."""

    seat: Seat
    cards: tuple[Card, ...]


class Highlighted(Event, frozen=True, tag="highlighted"):
    """LL-K5, event: the highlight was put on a card."""

    seat: Seat
    card: Card


class TokenPaid(Event, frozen=True, tag="token-paid"):
    """LL-B2, LL-B3, event: a token was paid, for the red die or for throwing some dice again."""

    seat: Seat
    use: Literal["seventh", "reroll"]
    dice: Dice = ()


class Thrown(Event, frozen=True, tag="thrown"):
    """LL-F1, event: dice were thrown. `dice` are all of the throw, `fresh` the new ones."""

    seat: Seat
    dice: Dice
    red: int
    fresh: Dice


class Made(Event, frozen=True, tag="made"):
    """LL-F2, event: a card was made."""

    seat: Seat
    card: Card
    dice: Dice
    exact: bool
    points: int
    highlight: bool


class Stopped(Event, frozen=True, tag="stopped"):
    """LL-F5, event: the flight was ended after two cards."""

    seat: Seat


class Missed(msgspec.Struct, frozen=True):
    """LL-F3, LL-K6: part of the event Failed: a card that the throw does not make, with the reason."""

    card: Card
    highlight: bool
    why: LocalizedText


class Failed(Event, frozen=True, tag="failed"):
    """LL-F3, LL-K7, event: the flight failed; `missed` are the open cards if the last throw makes none."""

    seat: Seat
    made: int
    out_of_dice: bool
    missed: tuple[Missed, ...] = ()


class Scored(Event, frozen=True, tag="scored"):
    """LL-F7 to LL-F10, LL-K8, event: a flight was scored; `gained` is the change of the main track."""

    seat: Seat
    programme: Programme | None
    boxes: int
    spare: int
    before: int | None
    recorded: bool
    gained: int


class TokenWon(Event, frozen=True, tag="token-won"):
    """LL-B1, LL-K7, event: a bonus token was earned."""

    seat: Seat
    why: Merit


class PointsLost(Event, frozen=True, tag="points-lost"):
    """LL-K2, LL-K4, LL-K7, event: the player lost points on the main track."""

    seat: Seat
    points: int
    why: Loss


class Ended(Event, frozen=True, tag="ended"):
    """LL-E1, LL-E2, event: the game ended."""

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
