"""What is found about a thing that never changes is kept with it."""

from collections.abc import Callable
from functools import update_wrapper
from typing import Any, TypeVar, TypeVarTuple

Args = TypeVarTuple("Args")
T = TypeVar("T")
R = TypeVar("R")


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
