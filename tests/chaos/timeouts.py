"""Measures outages of clients by a clock that excludes pauses of the machine and of the whole site."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

_TICK = 0.25
_MAX_STEP = 2 * _TICK
"""The maximum time counted between two ticks; more means that the machine was busy."""


class OutageClock:
    """Counts the seconds in which the site could serve; it stops while an outage is excused."""

    def __init__(self) -> None:
        self._counted = 0.0
        self._excuses = 0
        self._last = monotonic()

    @property
    def seconds(self) -> float:
        """The seconds so far."""
        self._count()
        return self._counted

    def _count(self) -> None:
        now = monotonic()
        if not self._excuses:
            self._counted += min(now - self._last, _MAX_STEP)
        self._last = now

    async def run(self) -> None:
        """Tick forever, to notice when the machine is busy."""
        while True:
            self._count()
            await asyncio.sleep(_TICK)

    @contextmanager
    def excused(self) -> Iterator[None]:
        """Exclude the time of this block."""
        self._count()
        self._excuses += 1
        try:
            yield
        finally:
            self._count()
            self._excuses -= 1


class OutageTimer:
    """The longest time between two signs of life of a client's connections."""

    def __init__(self, clock: OutageClock) -> None:
        self.longest = self.longest_wall_clock = 0.0
        """The longest outage by the clock, and by wall-clock time."""
        self._clock = clock
        self._last: tuple[float, float] | None = None

    def mark_alive(self) -> None:
        """Record a message or a pong."""
        now = (self._clock.seconds, monotonic())
        if self._last is not None:
            self.longest = max(self.longest, now[0] - self._last[0])
            self.longest_wall_clock = max(self.longest_wall_clock, now[1] - self._last[1])
        self._last = now
