"""GT-F9: how cubes are stowed so that the dearest are aboard."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from tavolata.games.galaxy_trucker.content import GOODS, NUMBERS, Cell, Good, Kind
from tavolata.games.galaxy_trucker.rules.flight.cargo import may_carry

_PRICES = {good: cubes.credits for good, cubes in NUMBERS.goods.items()}
_price = _PRICES.__getitem__


class Hold(NamedTuple):
    """A hold, and what is in it."""

    cell: Cell
    kind: Kind
    compartments: int
    goods: tuple[Good, ...]

    @property
    def has_room(self) -> bool:
        """A compartment is empty."""
        return len(self.goods) < self.compartments

    def may_carry(self, good: Good) -> bool:
        """GT-F9: a cube like this may lie here."""
        return may_carry(self.kind, good)


Move: TypeAlias = tuple[bool, Good, Cell]
"""Into a hold (or out of it), which cube, which hold."""


def room_for(holds: Sequence[Hold], goods: Sequence[Good]) -> int:
    """What the cargo would be worth more with the best of these cubes."""
    aboard = [good for hold in holds for good in hold.goods]
    cubes, worth = [*aboard, *goods], 0
    room = sum([hold.compartments for hold in holds])
    red_room = sum([hold.compartments for hold in holds if hold.kind == "red-hold"])
    for good in GOODS:
        count = min(cubes.count(good), room, red_room if good == "red" else room)
        worth += count * _price(good)
        room -= count
    return worth - sum(map(_price, aboard))


def next_load(holds: Sequence[Hold], pool: Sequence[Good]) -> Move | None:
    """The next cube to move, or None when nothing better can be stowed; each way the cargo gets dearer, so it ends."""
    for good in sorted(set(pool), key=_price, reverse=True):
        if (hold := _place_for(holds, good)) is not None:
            return True, good, hold.cell
        if (cheaper := _to_throw_out(holds, good)) is not None:
            return False, *cheaper
    return None


def _place_for(holds: Sequence[Hold], good: Good) -> Hold | None:
    """Red cubes into red holds; others into red holds only when the rest is full."""
    fitting = [hold for hold in holds if hold.has_room and hold.may_carry(good)]
    return min(fitting, key=lambda hold: hold.may_carry("red") and good != "red", default=None)


def _to_throw_out(holds: Sequence[Hold], good: Good) -> tuple[Good, Cell] | None:
    """The cheapest cube in whose place this one can lie, if it is cheaper."""
    cubes = [(_price(other), other, hold.cell) for hold in holds if hold.may_carry(good) for other in hold.goods]
    price, other, cell = min(cubes, default=(99, good, (0, 0)))
    return (other, cell) if price < _price(good) else None
