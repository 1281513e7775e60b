"""The clock of a table: what it is about to do and when, and who lets it."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeAlias

from tavolata.core.game import CHANCE, CLOCK, Action, Seat
from tavolata.core.log import Step
from tavolata.core.match import Match

Spawn: TypeAlias = Callable[[Coroutine[Any, Any, None]], "asyncio.Task[None]"]


class TableClock:
    """For each thing that the clock may do, since when it may: it does it when that has lasted for its time."""

    def __init__(self, match: Match[Any, Any, Any]) -> None:
        """For a match before its first line: what the clock may do from the start, it may since the match began."""
        self._since: dict[Action, int] = dict.fromkeys(match.legal(CLOCK), 0)

    def follow(self, match: Match[Any, Any, Any], steps: Sequence[Step]) -> None:
        """Take note of the lines that were just written; what stays legal keeps its time, and while chance acts time stands still."""
        actors = match.may_act
        if steps and CHANCE not in actors:
            now = steps[-1].entry.time
            may = match.legal(CLOCK) if CLOCK in actors else ()
            self._since = {action: self._since.get(action, now) for action in may}

    def next(self, match: Match[Any, Any, Any], seat: Seat | None = None) -> tuple[int, Action] | None:
        """What the clock does next, to this seat if one is named, and when, in milliseconds since the match began."""
        if not self._since:
            return None
        concerning = [action for action in self._since if seat in (None, getattr(action, "seat", seat))]
        alarms = [(self._since[action] + match.game.delay_ms(match.state, action), action) for action in concerning]
        return min(alarms, key=lambda alarm: alarm[0], default=None)


class ClockRunner:
    """Rings when its time has come, unless something else happens first; only until then it holds on to what rings."""

    def __init__(self, spawn: Spawn) -> None:
        self._spawn = spawn
        self._ticking: asyncio.TimerHandle | None = None

    @property
    def is_wound(self) -> bool:
        """Whether it is going to ring."""
        return self._ticking is not None

    def wind(self, milliseconds: int | None, ring: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Ring in so many milliseconds, or not at all."""
        if self._ticking is not None:
            self.stop()
        if milliseconds is not None:
            self._ticking = asyncio.get_running_loop().call_later(milliseconds / 1000, self._ring, ring)

    def _ring(self, ring: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._ticking = None
        self._spawn(ring())

    def stop(self) -> None:
        """Do not ring."""
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None
