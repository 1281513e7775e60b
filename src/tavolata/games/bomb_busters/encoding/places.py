"""Indices of seats, stands, wires and cards in observations and actions.

There is room for more cards than there are, so that those of later missions do not move the numbers of these.
"""

from collections.abc import Iterator
from typing import TypeAlias

from tavolata.core.game import Seat
from tavolata.core.protocols.encoding import from_seat, one_hot
from tavolata.games.bomb_busters.actions import SLOTS
from tavolata.games.bomb_busters.content import CARD_IDS, NUMBERS
from tavolata.games.bomb_busters.view import BombBustersView, SlotView

ByPlace: TypeAlias = dict[int, float]
"""The figures of a part that are not 0."""

SEATS = max(NUMBERS.stands)
STANDS = NUMBERS.stands_in_box
PLACES = STANDS * SLOTS
CARDS = 32
"""Room for cards; there are fewer."""

FIRST_CARDS = (
    *("label-unequal", "walkie-talkies", "triple-detector", "post-it", "super-detector", "rewinder", "emergency-batteries"),
    *("general-radar", "stabilizer", "ray", "coffee-mug", "label-equal", "double-detector"),
)
"""The cards of the missions 1 to 8 have these places for ever; others follow them."""

PLACE_OF_CARD = {card: place for place, card in enumerate(dict.fromkeys((*FIRST_CARDS, *CARD_IDS)))}

relative = one_hot(range(SEATS))
"""A seat by how many seats to the left it is."""


def stands_of(view: BombBustersView) -> list[int]:
    """Return the stands in the order of the encoding: the agent's own first."""
    return [stand for seat in from_seat(view.seat, len(view.players)) for stand in view.players[seat].stands]


def seat_of(view: BombBustersView, seat: Seat) -> int:
    """Return a seat's distance from the agent, counted clockwise."""
    return (seat - (view.seat or 0)) % len(view.players)


def slots_of(view: BombBustersView) -> Iterator[tuple[int, SlotView]]:
    """Yield every wire on the stands with its place."""
    if view.stands:
        for number, stand in enumerate(stands_of(view)):
            for slot, seen in enumerate(view.stands[stand]):
                yield number * SLOTS + slot, seen
