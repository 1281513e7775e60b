"""Facts about positions and pieces of them that are kept: neither ever changes, so each is known by being the very same object."""

from collections.abc import Callable
from functools import update_wrapper
from typing import Any, Generic, TypeVar, TypeVarTuple

Args = TypeVarTuple("Args")
P = TypeVar("P")
R = TypeVar("R")

_MOST = 16_384
"""Of so many pieces a fact is kept; then all are forgotten, and those still in play are soon known again."""


class Latest(Generic[P, R]):
    """A fact about the position that was asked about last: a line is told to all seats in turn."""

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


def kept(find: Callable[[P, *Args], R]) -> Callable[[P, *Args], R]:
    """A fact about a piece of a position, for whatever else it depends on; most lines change few pieces."""
    known: dict[Any, tuple[P, R]] = {}

    def asked(piece: P, *args: *Args) -> R:
        there = known.get((id(piece), *args))
        if there is None:
            if len(known) >= _MOST:
                known.clear()
            there = known[id(piece), *args] = piece, find(piece, *args)  # while the piece is kept, no other has its id
        return there[1]

    update_wrapper(asked, find)
    return asked
