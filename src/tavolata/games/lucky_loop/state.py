"""The position of a game of Lucky Loop: frozen data, nothing secret but the hands."""

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias, TypeVar

import msgspec

from tavolata.core.game import Event, Result, Seat
from tavolata.games.lucky_loop.actions import PROGRAMMES, Card, Deck, Dice, Programme
from tavolata.games.lucky_loop.content import Cards

T = TypeVar("T")

Phase = Literal["lot", "deal", "turn", "exchange", "discard", "refill", "draw", "highlight", "ready", "throw", "thrown", "over"]
"""What happens now; chance acts in lot, deal, draw and throw, the current player in the others."""

Piles: TypeAlias = dict[Deck, tuple[Card, ...]]
"""Cards by deck: a face-down deck is unordered, a discard pile is face up."""


class Variants(msgspec.Struct, frozen=True, gc=False):
    """The options of the table as the rules read them."""

    exchange_up_to_three: bool
    record_from_first_result: bool
    final_exchange_per_card: bool
    strict_free_programme: bool
    lower_free_dropped: bool


class Best(msgspec.Struct, frozen=True, gc=False):
    """The flight of most points; without a programme it was a free one."""

    programme: Programme | None
    points: int


class Ledger(msgspec.Struct, frozen=True, gc=False):
    """The statistics of a player, shown at the end."""

    landed: int = 0
    """Scored flights, including unrecorded ones."""
    crashed: int = 0
    stopped: int = 0
    exchanged: int = 0
    tokens_won: int = 0
    tokens_paid: int = 0
    points_lost: int = 0
    best: Best | None = None


class Player(msgspec.Struct, frozen=True, gc=False):
    """The cards, results and points of a player; the hand is sorted."""

    hand: tuple[Card, ...] = ()
    tokens: int = 0
    points: int = 0
    results: dict[Programme, int] = {}
    free: tuple[Card, ...] = ()
    free_result: int | None = None
    ledger: Ledger = Ledger()

    @property
    def in_final_phase(self) -> bool:
        """LL-K1: all four programmes are accomplished."""
        return len(self.results) == len(PROGRAMMES)


class Box(msgspec.Struct, frozen=True, gc=False):
    """A card that is being flown, with the dice that made it; `red` is the red die's value if it is among them, else 0."""

    card: Card
    highlight: bool = False
    dice: Dice = ()
    red: int = 0
    points: int = 0

    @property
    def is_open(self) -> bool:
        """LL-F2: no dice lie on it yet."""
        return not self.dice


class Flight(msgspec.Struct, frozen=True, gc=False):
    """The current flight: its cards, the dice not on cards, and the throw on the table."""

    programme: Programme | None
    boxes: tuple[Box, ...]
    pool: int
    bought: bool = False
    thrown: Dice = ()
    red: int = 0
    rethrown: int = 0

    @property
    def is_free(self) -> bool:
        """LL-K3: whether it is a free programme."""
        return self.programme is None

    @property
    def open_boxes(self) -> list[Box]:
        """The cards still to be made."""
        return [box for box in self.boxes if not box.dice]

    @property
    def red_in_pool(self) -> bool:
        """LL-B2: the red die was bought and is on no card."""
        return self.bought and not any(box.red for box in self.boxes)


class State(msgspec.Struct, frozen=True, gc=False):
    """The whole position."""

    cards: Cards
    variants: Variants
    players: tuple[Player, ...]
    decks: Piles
    discards: Piles
    laid: dict[Programme, tuple[Card, ...]]
    records: dict[Programme, int]
    supply: int
    phase: Phase = "lot"
    start: Seat = 0
    turn: Seat = 0
    round: int = 1
    drawing_from: Deck | None = None
    drawn: int = 0
    owed: int = 0
    flight: Flight | None = None
    result: Result | None = None

    @property
    def player(self) -> Player:
        """The current player."""
        return self.players[self.turn]

    @property
    def is_last_round(self) -> bool:
        """LL-E1: a free programme has succeeded, and the round is being played to its end."""
        return any(player.free_result is not None for player in self.players)

    @property
    def current_flight(self) -> Flight:
        """The current flight; an error where there is none."""
        assert self.flight is not None
        return self.flight


Outcome: TypeAlias = tuple[State, tuple[Event, ...]]
"""The position after an action, and its events."""


def without(held: Sequence[T], gone: Iterable[T]) -> tuple[T, ...]:
    """Return cards of a hand, or dice of a throw, without some of them."""
    left = list(held)
    for each in gone:
        left.remove(each)
    return tuple(left)
