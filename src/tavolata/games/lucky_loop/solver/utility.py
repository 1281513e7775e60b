"""What a flight is flown for: a worth for each way in which it can end."""

from typing import NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tavolata.games.lucky_loop.actions import Programme
from tavolata.games.lucky_loop.content import NUMBERS
from tavolata.games.lucky_loop.rules.scoring import free_gain, gain, least_recorded, worst_result
from tavolata.games.lucky_loop.view import LuckyLoopView

Figure: TypeAlias = float | complex
"""A worth, or two of them in one number: of complex ones the greater real part is the greater, as numpy compares them."""

TIE = 1e-9
"""Strategies whose worths differ by less are equal where a second goal is watched; below stand the rounding errors of the machine."""


class Goal(Struct, frozen=True):
    """What the ends of a flight are worth to the one who flies."""

    points: tuple[float, ...]
    """For a completed flight, by its points."""
    beyond: float = 0.0
    """For each point beyond the end of that table."""
    consolation: float = 0.0
    """For a flight that ends on its last open card, the token that this gives included (LL-F5, LL-F6, LL-K7)."""
    failure: float = 0.0
    """For any other failure."""
    token: float = 0.0
    """For each token left unspent, however the flight ends."""

    def worth(self, points: int) -> float:
        """What completing the flight with so many points is worth."""
        last = len(self.points) - 1
        return self.points[min(points, last)] + self.beyond * max(points - last, 0)


class Aim(NamedTuple):
    """A goal, and perhaps another one that is watched: it decides between what is equally good for the first, and is told beside it."""

    goal: Goal
    watched: Goal | None = None

    def worth(self, points: int) -> Figure:
        """What completing the flight with so many points is worth."""
        return self._figure(self.goal.worth(points), self.watched.worth(points) if self.watched else 0.0)

    @property
    def consolation(self) -> Figure:
        """What a flight is worth that ends on its last open card."""
        return self._figure(self.goal.consolation, self.watched.consolation if self.watched else 0.0)

    @property
    def failure(self) -> Figure:
        """What any other failure is worth."""
        return self._figure(self.goal.failure, self.watched.failure if self.watched else 0.0)

    @property
    def token(self) -> Figure:
        """What each token left is worth."""
        return self._figure(self.goal.token, self.watched.token if self.watched else 0.0)

    def _figure(self, worth: float, watched: float) -> Figure:
        return complex(worth + TIE * watched, watched) if self.watched else worth


class Worth(NamedTuple):
    """What one strategy brings on the average, of what it is flown for and of what is watched; the greater is the better."""

    points: float
    success: float


def apart(figure: complex) -> Worth:
    """The two worths that a number holds."""
    return Worth(figure.real - TIE * figure.imag, figure.imag)


RECORDED = Goal((0.0,) * NUMBERS.first_recorded + (float(NUMBERS.first_recorded),), beyond=1.0)
"""LL-F8: the points of a programme, those that are not recorded counting nothing."""

FREE = Goal((0.0,), beyond=1.0, consolation=-float(NUMBERS.free.failure_costs), failure=-float(NUMBERS.free.failure_costs))
"""LL-K7, LL-K8: the points of a free programme, or those lost."""

FREE_SUCCESS = Goal((1.0,))
"""LL-K8: the chance of a free programme to succeed."""


def reach(points: int) -> Goal:
    """The chance to complete a flight with at least so many points."""
    return Goal((0.0,) * points + (1.0,))


def track(view: LuckyLoopView, programme: Programme | None) -> Goal:
    """The points by which the main track moves for the player whose turn it is; without a programme those of the free one."""
    return _free_track(view) if programme is None else _programme_track(view, programme)


def result(view: LuckyLoopView, programme: Programme | None) -> Goal:
    """The chance that a flight is recorded; of the free programme, that it succeeds."""
    return FREE_SUCCESS if programme is None else reach(least_recorded(view.players[view.turn].results.get(programme)))


def _programme_track(view: LuckyLoopView, programme: Programme) -> Goal:
    """LL-F8 to LL-F10: a programme brings what is better than before."""
    before = view.players[view.turn].results.get(programme)
    return Goal(tuple(float(gain(before, points)) for points in range(least_recorded(before) + 1)), beyond=1.0)


def _free_track(view: LuckyLoopView) -> Goal:
    """LL-K7, LL-K8: a free programme brings what it is more, or less, than the worst result, and costs where it fails."""
    results = view.players[view.turn].results
    moved = [free_gain(results, points, view.lower_free_dropped) for points in range(worst_result(results) + 1)]
    return replace(FREE, points=tuple(map(float, moved)))
