"""Caches for functions of immutable data: on the instance, or keyed by the identity of the arguments."""

from collections.abc import Callable
from functools import update_wrapper
from typing import Any, Generic, TypeVar, TypeVarTuple

Args = TypeVarTuple("Args")
P = TypeVar("P")
R = TypeVar("R")
T = TypeVar("T")

_MAX_ENTRIES = 4096
"""The size of each of the two generations of an identity cache."""


def cached_on_instance(compute: Callable[[T, *Args], R]) -> Callable[[T, *Args], R]:
    """A decorator that stores results in the `__dict__` of the first argument, a frozen instance."""

    def cached(instance: T, *args: *Args) -> R:
        cache: dict[Any, Any] = instance.__dict__
        key: Any = (compute, *args) if args else compute
        result: R = cache.get(key, cache)  # the cache itself is the default: no result equals it
        if result is cache:
            result = cache[key] = compute(instance, *args)
        return result

    update_wrapper(cached, compute)
    return cached


def clear_cache(instance: Any) -> None:
    """Deletes all results stored on an instance."""
    instance.__dict__.clear()


def cached_last(compute: Callable[[P], R]) -> Callable[[P], R]:
    """A decorator that caches the last position and its result, as each position is queried for all seats in turn."""
    last: tuple[P, R] | None = None

    def cached(position: P) -> R:
        nonlocal last
        entry = last
        if entry is None or entry[0] is not position:
            last = entry = position, compute(position)
        return entry[1]

    update_wrapper(cached, compute)
    return cached


class _IdentityCache(Generic[R]):
    """Caches results by `id()` of the arguments and keeps the arguments alive, so that ids are not reused.

    Entries live in two generations: when the new one is full, it replaces the old one.
    """

    def __init__(self) -> None:
        self.new: dict[Any, tuple[object, R]] = {}
        self._old: dict[Any, tuple[object, R]] = {}

    def find_old(self, key: Any) -> tuple[object, R] | None:
        """The entry of a key in the old generation, moved to the new one; None if there is none."""
        if (entry := self._old.get(key)) is not None:
            self._store(key, entry)
        return entry

    def add(self, key: Any, arguments: object, result: R) -> R:
        """Stores a new result and returns it."""
        self._store(key, (arguments, result))
        return result

    def _store(self, key: Any, entry: tuple[object, R]) -> None:
        if len(self.new) >= _MAX_ENTRIES:
            self.new, self._old = {}, self.new
        self.new[key] = entry


def cached_by_identity(compute: Callable[[T, *Args], R]) -> Callable[[T, *Args], R]:
    """A decorator that caches by the identity of the first argument and the values of the others."""
    cache: _IdentityCache[R] = _IdentityCache()

    def cached(part: T, *args: *Args) -> R:
        key = (id(part), *args) if args else id(part)
        entry = cache.new.get(key) or cache.find_old(key)
        return entry[1] if entry is not None else cache.add(key, part, compute(part, *args))

    update_wrapper(cached, compute)
    return cached


def cached_by_parts(select: Callable[[*Args], tuple[object, ...]]) -> Callable[[Callable[[*Args], R]], Callable[[*Args], R]]:
    """A decorator that caches by the identity of the parts of a state that the result depends on; most actions change few parts."""

    def decorate(compute: Callable[[*Args], R]) -> Callable[[*Args], R]:
        cache: _IdentityCache[R] = _IdentityCache()

        def cached(*args: *Args) -> R:
            parts = select(*args)
            key = (*map(id, parts),)
            entry = cache.new.get(key) or cache.find_old(key)
            return entry[1] if entry is not None else cache.add(key, parts, compute(*args))

        update_wrapper(cached, compute)
        return cached

    return decorate
