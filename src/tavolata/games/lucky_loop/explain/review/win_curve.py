"""How a match went for each seat: its chance of winning, and what luck brought and decisions cost on the way."""

from collections.abc import Iterable

from msgspec.structs import replace

from tavolata.core.game import Seat
from tavolata.core.protocols.review import CurvePoint, WinCurve
from tavolata.games.lucky_loop.bot.win_probability import winning_chances
from tavolata.games.lucky_loop.explain.review.decisions_and_throws import Decided, Fallen, Passed, Told


class Account:
    """The course of one seat, as it is written."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._points: list[CurvePoint] = []
        self._luck = self._cost = 0.0

    def write(self, told: Told) -> None:
        """What follows from a decision or a throw of this seat, or from a turn of anybody."""
        if isinstance(told, Passed):
            self._note(told.n, winning_chances(told.view)[self.seat])
        elif told.seat == self.seat and isinstance(told, Decided):
            self._cost -= told.worth
        elif told.seat == self.seat and isinstance(told, Fallen):
            self._luck += told.worth
            self._note(told.n + 1, told.left.chance, told.failure)

    def _note(self, n: int, value: float, failure: float | None = None) -> None:
        """A point; where a throw ended the turn it is one with that of the throw."""
        if self._points and self._points[-1].n == n:
            self._points[-1] = replace(self._points[-1], value=value)
        else:
            self._points.append(CurvePoint(n, value, self._luck, self._cost, failure=failure))

    @property
    def course(self) -> WinCurve:
        """All of it."""
        return WinCurve(self.seat, tuple(self._points))


def courses(told: Iterable[Told], seats: int) -> tuple[WinCurve, ...]:
    """Those of all seats."""
    accounts = [Account(seat) for seat in range(seats)]
    for each in told:
        for account in accounts:
            account.write(each)
    return tuple(account.course for account in accounts)
