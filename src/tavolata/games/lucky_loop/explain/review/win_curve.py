"""The win probability of each seat over the match, with its luck and the cost of its decisions."""

from collections.abc import Iterable

from msgspec.structs import replace

from tavolata.core.game import Seat
from tavolata.core.protocols.review import CurvePoint, WinCurve
from tavolata.games.lucky_loop.bot.win_probability import win_probabilities
from tavolata.games.lucky_loop.explain.review.decisions_and_throws import ReviewedDecision, ReviewedItem, ReviewedThrow, TurnBoundary


class CurveBuilder:
    """Builds the win-probability curve of one seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._points: list[CurvePoint] = []
        self._luck = self._cost = 0.0

    def add(self, item: ReviewedItem) -> None:
        """Add a point for a throw of this seat or the end of any turn, and count the cost of a decision."""
        if isinstance(item, TurnBoundary):
            self._add_point(item.n, win_probabilities(item.view)[self.seat])
        elif item.seat == self.seat and isinstance(item, ReviewedDecision):
            self._cost -= item.value
        elif item.seat == self.seat and isinstance(item, ReviewedThrow):
            self._luck += item.value
            self._add_point(item.n + 1, item.after.win_probability, item.failure)

    def _add_point(self, n: int, value: float, failure: float | None = None) -> None:
        """Add a point to the curve; the end of a turn replaces the value of the throw that ended it."""
        if self._points and self._points[-1].n == n:
            self._points[-1] = replace(self._points[-1], value=value)
        else:
            self._points.append(CurvePoint(n, value, self._luck, self._cost, failure=failure))

    @property
    def curve(self) -> WinCurve:
        """The finished curve."""
        return WinCurve(self.seat, tuple(self._points))


def win_curves(items: Iterable[ReviewedItem], seats: int) -> tuple[WinCurve, ...]:
    """Return the win-probability curves of all seats."""
    builders = [CurveBuilder(seat) for seat in range(seats)]
    for each in items:
        for builder in builders:
            builder.add(each)
    return tuple(builder.curve for builder in builders)
