"""GT-F9: stows cubes so that the cargo has the highest value."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from tavolata.games.galaxy_trucker.content import GOODS, NUMBERS, Cell, Good, Kind
from tavolata.games.galaxy_trucker.rules.flight.cargo import may_carry

_PRICES = {good: cubes.credits for good, cubes in NUMBERS.goods.items()}
_price_of_cube = _PRICES.__getitem__


class Hold(NamedTuple):
    """The record of a hold and its cubes."""

    cell: Cell
    kind: Kind
    compartments: int
    goods: tuple[Good, ...]

    @property
    def has_room(self) -> bool:
        """Return whether a compartment is empty."""
        return len(self.goods) < self.compartments

    def may_carry(self, good: Good) -> bool:
        """GT-F9: return whether the hold accepts this colour."""
        return may_carry(self.kind, good)


Move: TypeAlias = tuple[bool, Good, Cell]
"""A step of stowing: True to load, False to unload; the cube; the hold."""


def room_for(holds: Sequence[Hold], goods: Sequence[Good]) -> int:
    """Return how much the value of the cargo rises with the best of these cubes."""
    aboard = [good for hold in holds for good in hold.goods]
    cubes, value = [*aboard, *goods], 0
    room = sum([hold.compartments for hold in holds])
    red_room = sum([hold.compartments for hold in holds if hold.kind == "red-hold"])
    for good in GOODS:
        count = min(cubes.count(good), room, red_room if good == "red" else room)
        value += count * _price_of_cube(good)
        room -= count
    return value - sum(map(_price_of_cube, aboard))


def next_load(holds: Sequence[Hold], pool: Sequence[Good]) -> Move | None:
    """Return the next step of stowing, or None; each exchange raises the value, so the sequence ends."""
    for good in sorted(set(pool), key=_price_of_cube, reverse=True):
        if (hold := _hold_for(holds, good)) is not None:
            return True, good, hold.cell
        if (cheaper := _cube_to_unload(holds, good)) is not None:
            return False, *cheaper
    return None


def _hold_for(holds: Sequence[Hold], good: Good) -> Hold | None:
    """Return a hold for the cube; red holds take other cubes only when the other holds are full."""
    fitting = [hold for hold in holds if hold.has_room and hold.may_carry(good)]
    return min(fitting, key=lambda hold: hold.may_carry("red") and good != "red", default=None)


def _cube_to_unload(holds: Sequence[Hold], good: Good) -> tuple[Good, Cell] | None:
    """Return the cheapest cube that this one can replace, if that cube is cheaper."""
    cubes = [(_price_of_cube(other), other, hold.cell) for hold in holds if hold.may_carry(good) for other in hold.goods]
    price, other, cell = min(cubes, default=(99, good, (0, 0)))
    return (other, cell) if price < _price_of_cube(good) else None
