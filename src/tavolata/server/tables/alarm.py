"""Timers of a table: one that can be set again, and one that limits presence messages."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

Spawn: TypeAlias = Callable[[Coroutine[Any, Any, None]], "asyncio.Task[None]"]
"""Runs a coroutine in a task of its own."""

SMALL_TABLE = 12
"""A table with at most this many clients is told at once of each that comes or goes."""
MS_PER_CLIENT = 1
"""At a larger table, messages about presence are this far apart for each client."""


class AlarmTimer:
    """Runs a callback in a task after a delay; scheduling again replaces the earlier callback."""

    def __init__(self, spawn: Spawn) -> None:
        self._spawn = spawn
        self.handle: asyncio.TimerHandle | None = None

    @property
    def is_scheduled(self) -> bool:
        """Whether a callback is going to run."""
        return self.handle is not None

    def schedule(self, delay_ms: int | None, callback: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run the callback after this many milliseconds, or, for None, not at all."""
        if self.handle is not None:
            self.stop()
        if delay_ms is not None:
            self.handle = asyncio.get_running_loop().call_later(delay_ms / 1000, self._fire, callback)

    def _fire(self, callback: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self.handle = None
        self._spawn(callback())

    def stop(self) -> None:
        """Cancel the callback."""
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None


class PresenceThrottle:
    """Sends presence at once at a small table, and at intervals that grow with the number of clients at a large one."""

    def __init__(self, spawn: Spawn) -> None:
        self._timer = AlarmTimer(spawn)

    def send(self, clients: int, at_once: Callable[[], None], later: Callable[[], Coroutine[Any, Any, None]]) -> bool:
        """Send to this many clients, now or at the next interval; whether it was sent now."""
        is_small = clients <= SMALL_TABLE
        if is_small:
            at_once()
        elif not self._timer.is_scheduled:
            self._timer.schedule(clients * MS_PER_CLIENT, later)
        return is_small

    def stop(self) -> None:
        """Send nothing more."""
        self._timer.stop()
