"""Who tells a table that somebody came or went."""

from collections.abc import Callable, Coroutine
from typing import Any

from tavolata.server.tables.clock import ClockRunner, Spawn

CIRCLE = 12
"""So many hear at once of everybody who comes and goes; where more are there,"""
MILLISECONDS_EACH = 1
"""there is time for each of them between one such message and the next."""


class Herald:
    """Tells a small table at once, and a large one the less often the more are there, so that a crowd which gathers costs each of them a
    few messages and not one for each who comes.
    """

    def __init__(self, spawn: Spawn) -> None:
        self._clock = ClockRunner(spawn)

    def tell(self, people: int, at_once: Callable[[], None], later: Callable[[], Coroutine[Any, Any, None]]) -> bool:
        """Tell so many people, now or when it is time; whether it was now."""
        is_small = people <= CIRCLE
        if is_small:
            at_once()
        elif not self._clock.is_wound:
            self._clock.wind(people * MILLISECONDS_EACH, later)
        return is_small

    def stop(self) -> None:
        """Tell nothing more."""
        self._clock.stop()
