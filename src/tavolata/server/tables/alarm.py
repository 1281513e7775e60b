"""Timers of a table: one that can be set again, and one that limits presence messages."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

Spawn: TypeAlias = Callable[[Coroutine[Any, Any, None]], "asyncio.Task[None]"]


class AlarmTimer:
    """Rings when its time has come, unless something else happens first; only until then it holds on to what rings."""

    def __init__(self, spawn: Spawn) -> None:
        self._spawn = spawn
        self._ticking: asyncio.TimerHandle | None = None

    @property
    def is_scheduled(self) -> bool:
        """Whether it is going to ring."""
        return self._ticking is not None

    def schedule(self, milliseconds: int | None, ring: Callable[[], Coroutine[Any, Any, None]]) -> None:
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


SMALL_TABLE = 12
"""So many hear at once of everybody who comes and goes; where more are there,"""
MS_PER_PERSON = 1
"""there is time for each of them between one such message and the next."""


class PresenceThrottle:
    """Tells a small table at once, and a large one the less often the more are there, so that a crowd which gathers costs each of them a
    few messages and not one for each who comes.
    """

    def __init__(self, spawn: Spawn) -> None:
        self._clock = AlarmTimer(spawn)

    def tell(self, people: int, at_once: Callable[[], None], later: Callable[[], Coroutine[Any, Any, None]]) -> bool:
        """Tell so many people, now or when it is time; whether it was now."""
        is_small = people <= SMALL_TABLE
        if is_small:
            at_once()
        elif not self._clock.is_scheduled:
            self._clock.schedule(people * MS_PER_PERSON, later)
        return is_small

    def stop(self) -> None:
        """Tell nothing more."""
        self._clock.stop()
