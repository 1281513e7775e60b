"""Utilities of a flight: a value for each way in which it can end."""

from typing import NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tavolata.games.lucky_loop.actions import Programme
from tavolata.games.lucky_loop.content import NUMBERS
from tavolata.games.lucky_loop.rules.scoring import free_gain, gain, least_recorded, worst_result
from tavolata.games.lucky_loop.view import LuckyLoopView

PackedValue: TypeAlias = float | complex
"""A primary value, or with a secondary one a complex number; numpy compares the real parts first."""

TIE = 1e-9
"""The largest difference between equal primary values; it is a rounding error."""


class Utility(Struct, frozen=True):
    """The values of a flight's ends for the player: by points, for a consolation, a failure and unspent tokens."""

    points: tuple[float, ...]
    """For a completed flight, by its points."""
    beyond: float = 0.0
    """For each point beyond the end of that table."""
    consolation: float = 0.0
    """For a flight that ends on its last open card, including its token (LL-F5, LL-F6, LL-K7)."""
    failure: float = 0.0
    """For any other failure."""
    token: float = 0.0
    """For each unspent token at the end of the flight."""

    def value(self, points: int) -> float:
        """Return the value of a flight completed with these points."""
        last = len(self.points) - 1
        return self.points[min(points, last)] + self.beyond * max(points - last, 0)


class UtilityPair(NamedTuple):
    """A primary utility, and optionally a secondary one that breaks ties and is computed along with it."""

    primary: Utility
    secondary: Utility | None = None

    def value(self, points: int) -> PackedValue:
        """Return the value of a flight completed with these points."""
        return self._pack(self.primary.value(points), self.secondary.value(points) if self.secondary else 0.0)

    @property
    def consolation(self) -> PackedValue:
        """The value of a flight that ends on its last open card."""
        return self._pack(self.primary.consolation, self.secondary.consolation if self.secondary else 0.0)

    @property
    def failure(self) -> PackedValue:
        """The value of any other failure."""
        return self._pack(self.primary.failure, self.secondary.failure if self.secondary else 0.0)

    @property
    def token(self) -> PackedValue:
        """The value of each unspent token."""
        return self._pack(self.primary.token, self.secondary.token if self.secondary else 0.0)

    def _pack(self, primary: float, secondary: float) -> PackedValue:
        return complex(primary + TIE * secondary, secondary) if self.secondary else primary


class ExpectedValue(NamedTuple):
    """The expected values of one strategy by the primary and the secondary utility."""

    points: float
    success: float


def separate(figure: complex) -> ExpectedValue:
    """Return the primary and the secondary value of a packed number."""
    return ExpectedValue(figure.real - TIE * figure.imag, figure.imag)


RECORDED = Utility((0.0,) * NUMBERS.first_recorded + (float(NUMBERS.first_recorded),), beyond=1.0)
"""LL-F8: the points of a programme; unrecorded points count nothing."""

FREE = Utility((0.0,), beyond=1.0, consolation=-float(NUMBERS.free.failure_costs), failure=-float(NUMBERS.free.failure_costs))
"""LL-K7, LL-K8: the points of a free programme, or those lost."""

FREE_SUCCESS = Utility((1.0,))
"""LL-K8: the probability that a free programme succeeds."""


def reach_utility(points: int) -> Utility:
    """Return the utility of completing a flight with at least these points."""
    return Utility((0.0,) * points + (1.0,))


def track_utility(view: LuckyLoopView, programme: Programme | None) -> Utility:
    """Return the utility of a flight as the change of the current player's main track; None is a free flight."""
    return _free_track_utility(view) if programme is None else _programme_track_utility(view, programme)


def result_utility(view: LuckyLoopView, programme: Programme | None) -> Utility:
    """Return the utility 1 for a recorded result or a successful free programme, else 0."""
    return FREE_SUCCESS if programme is None else reach_utility(least_recorded(view.players[view.turn].results.get(programme)))


def _programme_track_utility(view: LuckyLoopView, programme: Programme) -> Utility:
    """LL-F8 to LL-F10: return the utility of a programme flight: its improvement of the result."""
    before = view.players[view.turn].results.get(programme)
    return Utility(tuple(float(gain(before, points)) for points in range(least_recorded(before) + 1)), beyond=1.0)


def _free_track_utility(view: LuckyLoopView) -> Utility:
    """LL-K7, LL-K8: return the utility of a free flight: its difference from the worst result, or the cost of a failure."""
    results = view.players[view.turn].results
    moved = [free_gain(results, points, view.lower_free_dropped) for points in range(worst_result(results) + 1)]
    return replace(FREE, points=tuple(map(float, moved)))
