"""The solver's input: a flight with its open cards, dice and tokens."""

from typing import NamedTuple

from msgspec import Struct

from tavolata.games.lucky_loop.actions import Card, Dice, Fly, Programme, Raise
from tavolata.games.lucky_loop.content import CardFace
from tavolata.games.lucky_loop.rules.declare import take_off
from tavolata.games.lucky_loop.rules.legal import may_buy_seventh, may_stop, raised
from tavolata.games.lucky_loop.state import Flight
from tavolata.games.lucky_loop.view import FlightView, LuckyLoopView


class OpenCard(NamedTuple):
    """Solver input: a card still to be made; a highlighted one is made only exactly, and pays double (LL-K5, LL-K8)."""

    difficulty: int
    exact: int
    exceeded: int
    highlight: bool = False
    card: Card = ""


def open_card(card: Card, face: CardFace, highlight: bool = False) -> OpenCard:
    """Return a card of the game as the solver's open card."""
    return OpenCard(face.difficulty, face.exact, face.exceeded, highlight, card)


class Position(Struct, frozen=True):
    """Solver input: a flight before or after a throw; `dice` counts those not on cards, including the throw."""

    cards: tuple[OpenCard, ...]
    points: int
    dice: int
    tokens: int
    seventh: bool
    """LL-B2: the red die was not bought this turn."""
    free: bool
    thrown: Dice = ()

    @property
    def may_stop(self) -> bool:
        """LL-F5: whether the flight can be ended, as two cards of a programme are made."""
        return may_stop(self.free, len(self.cards))

    @property
    def sale(self) -> int:
        """LL-B2: 1 if the red die can be bought and paid, else 0."""
        return int(may_buy_seventh(self.tokens, not self.seventh))


def position_of(view: LuckyLoopView) -> Position:
    """Return the solver input for the flight in a view."""
    assert view.flight is not None
    return _position(view, view.flight)


def declared(view: LuckyLoopView, programme: Programme | None, cards: tuple[Card, ...], highlight: int | None = None) -> Position:
    """Return the solver input for a flight of these cards by the current player; in a free programme one card is highlighted."""
    return _position(view, take_off(programme, cards, highlight))


def declared_by(view: LuckyLoopView, action: Fly | Raise) -> Position:
    """Return the solver input for the flight that an action declares."""
    if isinstance(action, Fly):
        return declared(view, action.programme, action.cards)
    laid = next(programme.cards for programme in view.programmes if programme.id == action.programme)
    return declared(view, action.programme, raised(laid, action.card))


def _position(view: LuckyLoopView, flight: Flight | FlightView) -> Position:
    return Position(
        cards=tuple(open_card(box.card, view.faces[box.card], box.highlight) for box in flight.boxes if not box.dice),
        points=sum(box.points for box in flight.boxes),
        dice=flight.pool,
        tokens=view.players[view.turn].tokens,
        seventh=not flight.bought,
        free=flight.programme is None,
        thrown=flight.thrown,
    )
