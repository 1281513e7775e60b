"""Facts about a position that are asked for several times in a row, as when a line is told to all seats in turn."""

from collections.abc import Callable
from functools import update_wrapper
from typing import Generic, TypeVar

P = TypeVar("P")
R = TypeVar("R")


class Latest(Generic[P, R]):
    """A fact that is kept for the position that it was asked about last; a position never changes, so it is known by being the same one."""

    def __init__(self, find: Callable[[P], R]) -> None:
        self._find = find
        self._last: tuple[P, R] | None = None
        update_wrapper(self, find)

    def __call__(self, position: P) -> R:
        """What is known of this position, or found now."""
        last = self._last
        if last is None or last[0] is not position:
            self._last = last = position, self._find(position)
        return last[1]
