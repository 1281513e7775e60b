"""The statistics of simulated flights of one ship."""

from collections import Counter
from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

import msgspec

from tavolata.games.galaxy_trucker.content import Cell
from tavolata.games.galaxy_trucker.state import OutOfRace

_DIGITS = 4


class FlightResult(NamedTuple):
    """The result of one simulated flight."""

    credits: int
    """GT-E1: the total of the ledger."""
    lost: tuple[Cell, ...]
    out: OutOfRace | None


class Spread(msgspec.Struct, frozen=True):
    """The mean of a quantity over simulated flights, with the 10th, 50th and 90th percentiles."""

    mean: float
    p10: int
    p50: int
    p90: int


class Mean(msgspec.Struct, frozen=True):
    """The mean of a quantity over simulated flights."""

    mean: float


class WeakCell(msgspec.Struct, frozen=True):
    """The share of the flights in which the tile of this cell was lost, by a hit or by flying off."""

    cell: Cell
    share: float


class FlightStats(msgspec.Struct, frozen=True):
    """Statistics of flights; shares refer to all flights."""

    flights: int
    arrived: float
    credits: Spread
    """GT-E1: a solo ship that arrives receives the rewards for first place and for the prettiest ship."""
    lost: Mean
    """GT-F3: lost components."""
    out: dict[OutOfRace, float]
    """GT-F2: the reasons for not arriving, the most frequent first."""
    weak: tuple[WeakCell, ...]
    """The cells that were ever lost, the most frequent first."""


def flight_stats(ends: Sequence[FlightResult]) -> FlightStats:
    """Return the statistics of at least one flight."""
    flights = len(ends)
    out = Counter(end.out for end in ends if end.out is not None)
    lost = Counter(cell for end in ends for cell in end.lost)
    return FlightStats(
        flights=flights,
        arrived=share(flights - out.total(), flights),
        credits=_spread_of(sorted(end.credits for end in ends)),
        lost=Mean(share(lost.total(), flights)),
        out={reason: share(count, flights) for reason, count in out.most_common()},
        weak=tuple(WeakCell(cell, share(count, flights)) for cell, count in sorted(lost.items(), key=_weakest_first)),
    )


def share(count: int, flights: int) -> float:
    """Return a rounded share of the flights."""
    return round(count / flights, _DIGITS)


def _weakest_first(lost: tuple[Cell, int]) -> tuple[int, Cell]:
    cell, count = lost
    return -count, cell


def _spread_of(rising: Sequence[int]) -> Spread:
    p10, p50, p90 = (rising[ceil(len(rising) * percent / 100) - 1] for percent in (10, 50, 90))
    return Spread(share(sum(rising), len(rising)), p10, p50, p90)
