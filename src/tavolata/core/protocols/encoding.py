"""The encoding of a game for learning agents: each action as a fixed number, and each view as a vector of floats.

A game lists its action classes and observation fields; all numbers follow from these lists. A list may grow at its end. Any other change
needs a new version, as trained networks depend on the numbers.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate
from math import prod
from typing import Any, NamedTuple, TypeAlias, TypeVar

from tavolata.core.errors import BadCall
from tavolata.core.game import Action, Seat, View
from tavolata.core.notation import word_of

T = TypeVar("T")

WAIT = 0
"""The number of no action, for a seat that may act but need not."""


class ObservationField(NamedTuple):
    """A field of the observation vector: its name, its shape, and a function that reads its values (-1 to 1) from a view."""

    name: str
    shape: tuple[int, ...]
    read: Callable[[Any], Sequence[float] | Mapping[int, float]]
    """Returns all values in order, or a sparse mapping from index to nonzero value."""

    @property
    def size(self) -> int:
        """The number of values."""
        return prod(self.shape)


class ActionEncoding(NamedTuple):
    """The encoding of one action class: the number of distinct actions, and the index of each."""

    kind: type[Action]
    size: int = 1
    place: Callable[[Any, Any], int] | None = None
    """Returns the index of an action from the action and the actor's view; None if `size` is 1."""


NumberedActions: TypeAlias = Mapping[int, Action]
"""The legal actions of a seat by number."""


class GameEncoding:
    """The numbers of all actions and the layout of the observation vector of a game."""

    def __init__(self, version: int, parts: Sequence[ObservationField], choices: Sequence[ActionEncoding]) -> None:
        self.version = version
        self.parts = tuple(parts)
        ends = [*accumulate(part.size for part in parts)]
        self.figures = ends[-1]
        """The length of the observation vector."""
        self.layout: Mapping[str, slice] = {part.name: slice(end - part.size, end) for part, end in zip(parts, ends, strict=True)}
        """The slice of each field in the observation vector."""
        firsts = [*accumulate((each.size for each in choices), initial=WAIT + 1)]
        self.choices = firsts[-1]
        """The number of actions, `WAIT` included."""
        self.ranges: Mapping[str, range] = {"wait": range(WAIT, WAIT + 1)} | {
            word_of(each.kind): range(first, first + each.size) for each, first in zip(choices, firsts, strict=False)
        }
        """The range of numbers of each action class, by the first word of its notation."""
        self._places = {each.kind: (first, each.place) for each, first in zip(choices, firsts, strict=False)}

    def number(self, action: Action, view: View) -> int:
        """Returns the number of an action, from the view of its actor."""
        if type(action) not in self._places:
            raise BadCall(f"Version {self.version} has no number for {word_of(action)!r}; it was made for a game without it.")
        first, place = self._places[type(action)]
        return first if place is None else first + place(action, view)

    def numbered(self, legal: Iterable[Action], view: View) -> NumberedActions:
        """Returns the legal actions by number."""
        return {self.number(action, view): action for action in legal}


def one_hot(things: Sequence[T]) -> Callable[[T | None], list[float]]:
    """Returns a function from an item to its one-hot vector; any other value gives all zeros."""
    none = [0.0] * len(things)
    rows = {thing: [float(place == number) for number in range(len(things))] for place, thing in enumerate(things)}
    return lambda thing: rows.get(thing, none)  # type: ignore[arg-type] # rows has no key None


def filled(rows: Iterable[Sequence[float]], count: int, width: int) -> list[float]:
    """Concatenates rows of values and pads them with zeros to `count` rows."""
    figures = [figure for row in rows for figure in row]
    assert len(figures) % width == 0, f"a row of {width} figures has another number of them"
    return figures + [0.0] * (count * width - len(figures))


def from_seat(seat: Seat | None, seats: int) -> list[Seat]:
    """The seats clockwise from the observer's own; for a spectator from seat 0."""
    own = seat or 0
    return [(own + step) % seats for step in range(seats)]
