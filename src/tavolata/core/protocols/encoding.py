"""How a learner meets a game: each choice as a fixed number, and what a seat sees as figures with names.

A game lists its kinds of choices and the parts of what is seen; all numbers follow from those lists. They are a promise: a list that
changes in any other way than by growing at its end is another version, and networks that were trained on one version know only that one.
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
"""The number of doing nothing, for a seat that may act and need not."""


class ObservationField(NamedTuple):
    """A part of what a seat sees: its name, its shape, and how its figures are read from a view, each between -1 and 1."""

    name: str
    shape: tuple[int, ...]
    read: Callable[[Any], Sequence[float] | Mapping[int, float]]
    """All figures in their order; or those that are not 0 by their places, where most of them are."""

    @property
    def size(self) -> int:
        """How many figures it has."""
        return prod(self.shape)


class ActionEncoding(NamedTuple):
    """All actions of one kind: how many are told apart, and which of them one is, as the seat that does it sees the table."""

    kind: type[Action]
    size: int = 1
    place: Callable[[Any, Any], int] | None = None
    """The place of an action among its kind, from the action and the view; where there is one of its kind, it needs none."""


NumberedActions: TypeAlias = Mapping[int, Action]
"""What a seat may do now, by number."""


class GameEncoding:
    """The numbers of a game."""

    def __init__(self, version: int, parts: Sequence[ObservationField], choices: Sequence[ActionEncoding]) -> None:
        self.version = version
        self.parts = tuple(parts)
        ends = [*accumulate(part.size for part in parts)]
        self.figures = ends[-1]
        """How many figures an observation has."""
        self.layout: Mapping[str, slice] = {part.name: slice(end - part.size, end) for part, end in zip(parts, ends, strict=True)}
        """Where each part lies among them."""
        firsts = [*accumulate((each.size for each in choices), initial=WAIT + 1)]
        self.choices = firsts[-1]
        """How many numbers there are; not all of them are legal anywhere."""
        self.ranges: Mapping[str, range] = {"wait": range(WAIT, WAIT + 1)} | {
            word_of(each.kind): range(first, first + each.size) for each, first in zip(choices, firsts, strict=False)
        }
        """The numbers of each kind of action, by the first word of its notation."""
        self._places = {each.kind: (first, each.place) for each, first in zip(choices, firsts, strict=False)}

    def number(self, action: Action, view: View) -> int:
        """The number of an action, as the seat that does it sees the table."""
        if type(action) not in self._places:
            raise BadCall(f"Version {self.version} has no number for {word_of(action)!r}; it was made for a game without it.")
        first, place = self._places[type(action)]
        return first if place is None else first + place(action, view)

    def numbered(self, legal: Iterable[Action], view: View) -> NumberedActions:
        """What a seat may do, by number."""
        return {self.number(action, view): action for action in legal}


def one_hot(things: Sequence[T]) -> Callable[[T | None], list[float]]:
    """A thing among others as figures: 1 in its place and 0 in those of the others; all 0 for none of them."""
    none = [0.0] * len(things)
    rows = {thing: [float(place == number) for number in range(len(things))] for place, thing in enumerate(things)}
    return lambda thing: rows.get(thing, none)  # type: ignore[arg-type] # None is none of them


def filled(rows: Iterable[Sequence[float]], count: int, width: int) -> list[float]:
    """Rows of figures one after the other, and zeros for those that are not there."""
    figures = [figure for row in rows for figure in row]
    assert len(figures) % width == 0, f"a row of {width} figures has another number of them"
    return figures + [0.0] * (count * width - len(figures))


def from_seat(seat: Seat | None, seats: int) -> list[Seat]:
    """The seats from one's own on, clockwise; a spectator looks from the first."""
    own = seat or 0
    return [(own + step) % seats for step in range(seats)]
