"""For how long people are without a line, by a clock that counts what can be laid at a site's door and nothing else."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

_TICK = 0.25
_MOST = 2 * _TICK
"""So much of the time between two ticks counts: where it was longer, the machine kept everybody waiting, this process too."""


class Clock:
    """The seconds in which a site could have been there for its people; it stands still while it is excused."""

    def __init__(self) -> None:
        self._counted = 0.0
        self._excuses = 0
        self._last = monotonic()

    @property
    def seconds(self) -> float:
        """How many have passed."""
        self._count()
        return self._counted

    def _count(self) -> None:
        now = monotonic()
        if not self._excuses:
            self._counted += min(now - self._last, _MOST)
        self._last = now

    async def run(self) -> None:
        """Look at it again and again, for ever: so it notices where the machine stood still."""
        while True:
            self._count()
            await asyncio.sleep(_TICK)

    @contextmanager
    def excused(self) -> Iterator[None]:
        """Meanwhile nobody could have been there for anybody."""
        self._count()
        self._excuses += 1
        try:
            yield
        finally:
            self._count()
            self._excuses -= 1


class Watch:
    """Takes the longest time that somebody was without a line, from the last sign of life on the old one to the first on the next."""

    def __init__(self, clock: Clock) -> None:
        self.longest = self.longest_of_all = 0.0
        """By that clock, and by one that excuses nothing."""
        self._clock = clock
        self._last: tuple[float, float] | None = None

    def sign(self) -> None:
        """Something came over the line, be it the answer to a ping."""
        now = (self._clock.seconds, monotonic())
        if self._last is not None:
            self.longest = max(self.longest, now[0] - self._last[0])
            self.longest_of_all = max(self.longest_of_all, now[1] - self._last[1])
        self._last = now
