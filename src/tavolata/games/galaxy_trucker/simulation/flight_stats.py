"""What became of many flights of one ship, in figures."""

from collections import Counter
from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

import msgspec

from tavolata.games.galaxy_trucker.content import Cell
from tavolata.games.galaxy_trucker.state import OutOfRace

_DIGITS = 4


class Ended(NamedTuple):
    """What became of one flight."""

    credits: int
    """GT-E1: the ledger's total."""
    lost: tuple[Cell, ...]
    out: OutOfRace | None


class Spread(msgspec.Struct, frozen=True):
    """A mean, and what one flight in ten, one in two and nine in ten stay at or below."""

    mean: float
    p10: int
    p50: int
    p90: int


class Mean(msgspec.Struct, frozen=True):
    """A mean."""

    mean: float


class Weak(msgspec.Struct, frozen=True):
    """In what share of the flights the tile of this cell was lost, by a hit or because it flew off."""

    cell: Cell
    share: float


class Flown(msgspec.Struct, frozen=True):
    """What became of the flights; shares are of all flights."""

    flights: int
    arrived: float
    credits: Spread
    """GT-E1: alone one arrives first and has the prettiest ship of all, so who arrives has both rewards."""
    lost: Mean
    """GT-F3: components."""
    out: dict[OutOfRace, float]
    """GT-F2: why the others did not arrive, the usual first."""
    weak: tuple[Weak, ...]
    """The cells that were ever lost, the weakest first."""


def flown(ends: Sequence[Ended]) -> Flown:
    """The figures of so many flights, at least one."""
    flights = len(ends)
    out = Counter(end.out for end in ends if end.out is not None)
    lost = Counter(cell for end in ends for cell in end.lost)
    return Flown(
        flights=flights,
        arrived=share(flights - out.total(), flights),
        credits=_spread(sorted(end.credits for end in ends)),
        lost=Mean(share(lost.total(), flights)),
        out={reason: share(count, flights) for reason, count in out.most_common()},
        weak=tuple(Weak(cell, share(count, flights)) for cell, count in sorted(lost.items(), key=_weakest_first)),
    )


def share(count: int, flights: int) -> float:
    """A share of the flights, as it is told."""
    return round(count / flights, _DIGITS)


def _weakest_first(lost: tuple[Cell, int]) -> tuple[int, Cell]:
    cell, count = lost
    return -count, cell


def _spread(rising: Sequence[int]) -> Spread:
    p10, p50, p90 = (rising[ceil(len(rising) * percent / 100) - 1] for percent in (10, 50, 90))
    return Spread(share(sum(rising), len(rising)), p10, p50, p90)
