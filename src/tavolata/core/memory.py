"""What is found about a thing that never changes is remembered: with it, or by its being the very same object."""

from collections.abc import Callable
from functools import update_wrapper
from typing import Any, Generic, TypeVar, TypeVarTuple

Args = TypeVarTuple("Args")
P = TypeVar("P")
R = TypeVar("R")
T = TypeVar("T")

_MOST = 4096
"""So often each fact is kept; then all is forgotten, and what is still in play is soon known again."""


def remembered(fact: Callable[[T, *Args], R]) -> Callable[[T, *Args], R]:
    """A fact about frozen data that has a `__dict__` is found once, for whatever else it depends on, and goes when the data goes."""

    def asked(about: T, *args: *Args) -> R:
        memory: dict[Any, R] = about.__dict__
        known: Any = (fact, *args) if args else fact
        try:
            return memory[known]
        except KeyError:
            found = memory[known] = fact(about, *args)
            return found

    update_wrapper(asked, fact)
    return asked


def forget(thing: Any) -> None:
    """All that was found about a thing goes: it will hardly be asked again, and can be found again."""
    thing.__dict__.clear()


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


def kept(pieces: Callable[[*Args], tuple[object, ...]]) -> Callable[[Callable[[*Args], R]], Callable[[*Args], R]]:
    """A fact that depends on some pieces of a position alone: most lines of a match change few of them."""

    def keeping(find: Callable[[*Args], R]) -> Callable[[*Args], R]:
        known: dict[tuple[int, ...], tuple[tuple[object, ...], R]] = {}

        def asked(*args: *Args) -> R:
            asked_of = pieces(*args)
            there = known.get(ids := tuple(map(id, asked_of)))
            if there is None:
                if len(known) >= _MOST:
                    known.clear()
                there = known[ids] = asked_of, find(*args)  # as long as the pieces are kept, nothing else can have their ids
            return there[1]

        update_wrapper(asked, find)
        return asked

    return keeping
