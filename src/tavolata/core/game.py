"""The protocol that every game speaks, and the five nouns it is made of."""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import accumulate
from typing import Any, ClassVar, Final, Literal, NamedTuple, Protocol, Self, TypeAlias, TypeVar, overload

import msgspec

from tavolata.core.errors import IllegalAction

Seat: TypeAlias = int
Actor: TypeAlias = int
"""A seat, or one of the two below: chance and the clock act like everybody else."""

CHANCE: Final[Actor] = -1
CLOCK: Final[Actor] = -2

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, OptionValue]


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="kind"):
    """What an actor does: plain data, equal by value."""

    is_farewell: ClassVar[bool] = False
    """Whether the actor has little or nothing to do after it; who plays by lot does not hurry to it."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="kind"):
    """A fact that followed from an action."""

    def seen_by(self, seat: Seat | None) -> Self:
        """This fact as a seat, or a spectator, may know it."""
        return self


class View(msgspec.Struct, frozen=True, tag_field="game"):
    """What one seat, or a spectator, may see of a state; tagged with the name of its game."""


class Result(msgspec.Struct, frozen=True):
    """How a match ended: the scores by seat, who won, and the reason's key."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
    details: dict[str, int] = {}
    """Further figures of this game that are worth counting."""


class Option(msgspec.Struct, frozen=True):
    """A choice made when a table is opened; its words stand in the catalogue under its name."""

    name: str
    kind: Literal["switch", "choice", "text"]
    default: OptionValue
    choices: tuple[str, ...] = ()


class Convention(msgspec.Struct, frozen=True):
    """An agreement beyond the rules, which bots of some levels keep: they sit only where every seat keeps it."""

    levels: tuple[str, ...]
    rule: str
    """Where it begins in the rulebook."""


class Advised(NamedTuple):
    """What a choice is worth under best play: the points to expect, and the chance of success."""

    action: Action
    points: float
    success: float


class Stake(NamedTuple):
    """What was staked on an action by what its actor knew: how likely it was to succeed, how likely to ruin all, and how it went."""

    success: float
    ruin: float
    succeeded: bool


class Vocabulary(NamedTuple):
    """The types in which a game speaks: its view, and the unions of its actions and of its events."""

    view: type[View]
    action: Any
    event: Any


A = TypeVar("A", bound=Action)
A_co = TypeVar("A_co", bound=Action, covariant=True)
S = TypeVar("S")


class Odds(Sequence[tuple[A_co, Fraction]]):
    """What chance may do, each with its probability, kept as whole-number weights."""

    __slots__ = ("_rising", "_weights", "actions", "total")

    def __init__(self, actions: Sequence[A_co], weights: Sequence[int]) -> None:
        self.actions = actions
        self._weights = weights
        self._rising = list(accumulate(weights))
        self.total = self._rising[-1]

    def pick(self, number: int, bits: int) -> A_co:
        """The action that a uniform number of so many bits falls on."""
        return self.actions[bisect_right(self._rising, number * self.total >> bits)]

    def __len__(self) -> int:
        return len(self.actions)

    @overload
    def __getitem__(self, index: int) -> tuple[A_co, Fraction]: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[tuple[A_co, Fraction]]: ...
    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            return list(self)[index]
        return self.actions[index], Fraction(self._weights[index], self.total)

    def __iter__(self) -> Iterator[tuple[A_co, Fraction]]:
        for action, weight in zip(self.actions, self._weights, strict=True):
            yield action, Fraction(weight, self.total)


Insight: TypeAlias = Mapping[str, Mapping[str, float]]
"""How likely each hidden thing is to be what, by the things' names."""


class Game(Protocol[S, A]):
    """The rules of a game as pure functions of its state; the methods that have a body are for games that differ."""

    name: str
    version: int
    seats: range
    options: tuple[Option, ...]
    bots: tuple[str, ...]
    vocabulary: Vocabulary
    cooperative: bool = False
    """All win together, or nobody."""
    convention: Convention | None = None

    def setup(self, seats: int, options: Options) -> S:
        """The first position; options are complete and of the right kind."""
        ...

    def actors(self, state: S) -> Sequence[Actor]:
        """Who may act now; nobody when it is over."""
        ...

    def awaited(self, state: S) -> Sequence[Actor]:
        """Those of the actors whom the game waits for; the others may act, and need not."""
        return self.actors(state)

    def due(self, state: S, action: A) -> int:
        """How many milliseconds after it became legal the clock does this; asked only of what CLOCK may do."""
        raise AssertionError(f"the clock does not act in {self.name}")

    def legal(self, state: S, actor: Actor) -> Sequence[A]:
        """All that the actor may do, each once, in a fixed order."""
        ...

    def odds(self, state: S) -> Odds[A]:
        """What chance may do, and how likely each is; asked only when CHANCE is to act."""
        ...

    def apply(self, state: S, actor: Actor, action: A) -> tuple[S, tuple[Event, ...]]:
        """The position after a legal action, and what followed from it."""
        ...

    def refusal(self, state: S, actor: Actor, action: A) -> IllegalAction:
        """Why an action that is not in `legal` is not."""
        ...

    def view(self, state: S, seat: Seat | None) -> View:
        """What a seat may see; None is a spectator."""
        ...

    def advise(self, view: View, legal: Sequence[A]) -> list[Advised]:
        """What the choices of a seat are worth, as far as a solver can tell from what that seat sees."""
        return []

    def insight(self, view: View) -> Insight | None:
        """What the hidden things could be, as far as the table allows to ask; None where it does not."""
        return None

    def stake(self, view: View, action: A, events: Sequence[Event]) -> Stake | None:
        """What was staked on an action that this seat took and these events followed; None where nothing was that can be reckoned."""
        return None

    def result(self, state: S) -> Result | None:
        """How it ended, or None while it goes on."""
        ...

    def following(self, state: S, options: Options) -> Options:
        """The options of the next match of the same group, once this one is over."""
        return options

    def write(self, action: A) -> str:
        """The action in the game's notation."""
        ...

    def read(self, text: str) -> A:
        """The action that a text means."""
        ...
