"""The state of a game of Lucky Loop: immutable data, of which only the hands are hidden."""

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias, TypeVar

import msgspec

from tavolata.core.game import Event, Result, Seat
from tavolata.games.lucky_loop.actions import PROGRAMMES, Card, Deck, Dice, Programme
from tavolata.games.lucky_loop.content import Cards

T = TypeVar("T")

Phase = Literal["lot", "deal", "turn", "exchange", "discard", "refill", "draw", "highlight", "ready", "throw", "thrown", "over"]
"""The phase of a turn. Chance acts in lot, deal, draw and throw, the current player in the others."""

Piles: TypeAlias = dict[Deck, tuple[Card, ...]]
"""Cards by deck: a face-down deck is unordered, a discard pile is face up."""


class Variants(msgspec.Struct, frozen=True, gc=False):
    """The options of the table as the rules read them."""

    exchange_up_to_three: bool
    record_from_first_result: bool
    final_exchange_per_card: bool
    strict_free_programme: bool
    lower_free_dropped: bool


class BestFlight(msgspec.Struct, frozen=True, gc=False):
    """A player's flight with the most points; `programme` is None for a free one."""

    programme: Programme | None
    points: int


class PlayerStatistics(msgspec.Struct, frozen=True, gc=False):
    """The statistics of a player, shown at the end."""

    landed: int = 0
    """Scored flights, including unrecorded ones."""
    crashed: int = 0
    stopped: int = 0
    exchanged: int = 0
    tokens_won: int = 0
    tokens_paid: int = 0
    points_lost: int = 0
    best: BestFlight | None = None


class Player(msgspec.Struct, frozen=True, gc=False):
    """The state of a player: cards, results and points; the hand is sorted."""

    hand: tuple[Card, ...] = ()
    tokens: int = 0
    points: int = 0
    results: dict[Programme, int] = {}
    free: tuple[Card, ...] = ()
    free_result: int | None = None
    ledger: PlayerStatistics = PlayerStatistics()

    @property
    def in_final_phase(self) -> bool:
        """LL-K1: whether the player has accomplished all four programmes."""
        return len(self.results) == len(PROGRAMMES)


class Box(msgspec.Struct, frozen=True, gc=False):
    """State of a card in flight, with the dice that made it; `red` is the red die's value if it is among them, else 0."""

    card: Card
    highlight: bool = False
    dice: Dice = ()
    red: int = 0
    points: int = 0

    @property
    def is_open(self) -> bool:
        """LL-F2: whether the card is not made yet."""
        return not self.dice


class Flight(msgspec.Struct, frozen=True, gc=False):
    """State of the current flight: its cards, the number of dice not on cards, and the current throw."""

    programme: Programme | None
    boxes: tuple[Box, ...]
    pool: int
    bought: bool = False
    thrown: Dice = ()
    red: int = 0
    rethrown: int = 0

    @property
    def is_free(self) -> bool:
        """LL-K3: whether the flight is one of a free programme."""
        return self.programme is None

    @property
    def open_boxes(self) -> list[Box]:
        """The cards of the flight that are not made yet."""
        return [box for box in self.boxes if not box.dice]

    @property
    def red_in_pool(self) -> bool:
        """LL-B2: whether the red die was bought and is on no card."""
        return self.bought and not any(box.red for box in self.boxes)


class State(msgspec.Struct, frozen=True, gc=False):
    """The complete state of a game."""

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
        """LL-E1: whether a free programme has succeeded, so that the round is the last."""
        return any(player.free_result is not None for player in self.players)

    @property
    def current_flight(self) -> Flight:
        """The current flight; raises AssertionError if there is none."""
        assert self.flight is not None
        return self.flight


Outcome: TypeAlias = tuple[State, tuple[Event, ...]]
"""The state after an action, and the events of the action."""


def without(held: Sequence[T], gone: Iterable[T]) -> tuple[T, ...]:
    """Return cards of a hand, or dice of a throw, without some of them."""
    left = list(held)
    for each in gone:
        left.remove(each)
    return tuple(left)
