"""What is found about a thing that never changes is remembered: with it, or by its being the very same object."""

from collections.abc import Callable
from functools import update_wrapper
from typing import Any, Generic, TypeVar, TypeVarTuple

Args = TypeVarTuple("Args")
P = TypeVar("P")
R = TypeVar("R")
T = TypeVar("T")

_MOST = 4096
"""So often each fact is kept twice over: what was not asked for since so many new ones came is forgotten."""


def cached_on_instance(fact: Callable[[T, *Args], R]) -> Callable[[T, *Args], R]:
    """A fact about frozen data that has a `__dict__` is found once, for whatever else it depends on, and goes when the data goes."""

    def asked(about: T, *args: *Args) -> R:
        memory: dict[Any, Any] = about.__dict__
        known: Any = (fact, *args) if args else fact
        found: R = memory.get(known, memory)  # the memory itself is no fact: nothing is known yet
        if found is memory:
            found = memory[known] = fact(about, *args)
        return found

    update_wrapper(asked, fact)
    return asked


def clear_cache(thing: Any) -> None:
    """All that was found about a thing goes: it will hardly be asked again, and can be found again."""
    thing.__dict__.clear()


def cached_last(find: Callable[[P], R]) -> Callable[[P], R]:
    """A fact about the position that was asked about last: a line is told to all seats in turn."""
    last: tuple[P, R] | None = None

    def asked(position: P) -> R:
        nonlocal last
        there = last
        if there is None or there[0] is not position:
            last = there = position, find(position)
        return there[1]

    update_wrapper(asked, find)
    return asked


class _IdentityCache(Generic[R]):
    """What is known by the ids of some objects; with each fact these are kept, so that nothing else can have their ids.

    The newest facts are kept, and those that were asked for since about as many new ones came.
    """

    def __init__(self) -> None:
        self.new: dict[Any, tuple[object, R]] = {}
        self._old: dict[Any, tuple[object, R]] = {}

    def known(self, key: Any) -> tuple[object, R] | None:
        """What is known by a key but not among the newest facts."""
        if (there := self._old.get(key)) is not None:
            self._note(key, there)
        return there

    def learn(self, key: Any, pieces: object, fact: R) -> R:
        """A fact that was just found."""
        self._note(key, (pieces, fact))
        return fact

    def _note(self, key: Any, there: tuple[object, R]) -> None:
        if len(self.new) >= _MOST:
            self.new, self._old = {}, self.new
        self.new[key] = there


def cached_by_identity(find: Callable[[T, *Args], R]) -> Callable[[T, *Args], R]:
    """A fact about a piece of a position that has no `__dict__`, by its being the very same; all else that counts does so by its value."""
    notes: _IdentityCache[R] = _IdentityCache()

    def asked(piece: T, *args: *Args) -> R:
        key = (id(piece), *args) if args else id(piece)
        there = notes.new.get(key) or notes.known(key)
        return there[1] if there is not None else notes.learn(key, piece, find(piece, *args))

    update_wrapper(asked, find)
    return asked


def cached_by_parts(pieces: Callable[[*Args], tuple[object, ...]]) -> Callable[[Callable[[*Args], R]], Callable[[*Args], R]]:
    """A fact that depends on some pieces of a position alone: most lines of a match change few of them."""

    def keeping(find: Callable[[*Args], R]) -> Callable[[*Args], R]:
        notes: _IdentityCache[R] = _IdentityCache()

        def asked(*args: *Args) -> R:
            asked_of = pieces(*args)
            key = (*map(id, asked_of),)
            there = notes.new.get(key) or notes.known(key)
            return there[1] if there is not None else notes.learn(key, asked_of, find(*args))

        update_wrapper(asked, find)
        return asked

    return keeping
