"""The protocol that every game speaks, and the five nouns it is made of."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, Literal, NamedTuple, Protocol, Self, TypeAlias, TypeVar

import msgspec

from tavolata.core.chance import Odds
from tavolata.core.errors import BadCall, IllegalAction

Seat: TypeAlias = int
Actor: TypeAlias = int
"""A seat, or one of the two below: chance and the clock act like everybody else."""

CHANCE: Final[Actor] = -1
CLOCK: Final[Actor] = -2
TABLE: Final[Actor] = -3
"""Whoever runs the match: it can take back, and nothing else."""

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, OptionValue]


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="kind"):
    """What an actor does: plain data, equal by value."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="kind"):
    """A fact that followed from an action."""

    def seen_by(self, seat: Seat | None) -> Self:
        """This fact as a seat, or a spectator, may know it."""
        return self


class View(msgspec.Struct, frozen=True, tag_field="game"):
    """What one seat, or a spectator, may see of a state; tagged with the name of its game."""

    printed: ClassVar[tuple[str, ...]] = ()
    """The fields that hold what is printed on cards and tiles: large, and mostly the same object in view after view."""


class Result(msgspec.Struct, frozen=True):
    """How a match ended: the scores by seat, who won, and the reason's key."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
    details: dict[str, int] = {}
    """Further figures of this game that are worth counting."""
    taken_back: int = 0
    """How many moves were taken back after somebody had learned from them: such a match counts nowhere."""


class Option(msgspec.Struct, frozen=True):
    """A choice made when a table is opened; its words stand in the catalogue under its name."""

    name: str
    kind: Literal["switch", "choice", "text"]
    default: OptionValue
    choices: tuple[str, ...] = ()


class Vocabulary(NamedTuple):
    """The types in which a game speaks: its view, and the unions of its actions and of its events."""

    view: type[View]
    action: Any
    event: Any


A = TypeVar("A", bound=Action)
A_co = TypeVar("A_co", bound=Action, covariant=True)
S = TypeVar("S")
Thing = TypeVar("Thing", int, str)
V_co = TypeVar("V_co", bound=View, covariant=True)


class Game(Protocol[S, A, V_co]):
    """The rules of a game as pure functions of its state; the methods that have a body are for games that differ."""

    name: str
    version: int
    seats: range
    options: tuple[Option, ...]
    options_added_later: frozenset[str] = frozenset()
    """Those that came after records were written without them: a record names one only where it is not at its default."""
    vocabulary: Vocabulary
    cooperative: bool = False
    """All win together, or nobody."""

    def seats_for(self, options: Options) -> range:
        """How many may play with these options."""
        return self.seats

    def allows_free_chat(self, options: Options) -> bool:
        """Whether a table with these options may leave its talk free; else it has phrases at most."""
        return True

    def is_muted(self, state: S, seat: Seat) -> bool:
        """Whether a seat may say nothing now, whatever its table allows."""
        return False

    def setup(self, seats: int, options: Options) -> S:
        """The first position; options are complete and of the right kind."""
        ...

    def actors(self, state: S) -> Sequence[Actor]:
        """Who may act now; nobody when it is over."""
        ...

    def must_act(self, state: S) -> Sequence[Actor]:
        """Those of the actors whom the game waits for; the others may act, and need not."""
        return self.actors(state)

    def delay_ms(self, state: S, action: A) -> int:
        """How many milliseconds after it became legal the clock does this; asked only of what CLOCK may do."""
        raise AssertionError(f"the clock does not act in {self.name}")

    def legal(self, state: S, actor: Actor) -> Sequence[A]:
        """All that the actor may do, each once, in a fixed order."""
        ...

    def odds(self, state: S) -> Odds[A]:
        """What chance may do, and how likely each is; asked only when CHANCE is to act."""
        ...

    def deal_all(self, state: S, falls: Callable[[int], int]) -> tuple[S, Sequence[A]]:
        """What chance does on its next lines but the last, in one go: just as `apply` has it line by line.

        Of equally likely things chance takes the one that `falls` says of their number; nothing is done where it goes line by line.
        """
        return state, ()

    def shared_draw_key(self, state: S) -> str | None:
        """What this draw is about at every table of a race; None: it is this table's own. Asked only when CHANCE is to act."""
        return None

    def apply(self, state: S, actor: Actor, action: A) -> tuple[S, tuple[Event, ...]]:
        """The position after a legal action, and what followed from it."""
        ...

    def refusal(self, state: S, actor: Actor, action: A) -> IllegalAction:
        """Why an action that is not in `legal` is not."""
        ...

    def view(self, state: S, seat: Seat | None) -> V_co:
        """What a seat may see; None is a spectator."""
        ...

    def result(self, state: S) -> Result | None:
        """How it ended, or None while it goes on."""
        ...

    def write(self, action: A) -> str:
        """The action in the game's notation."""
        ...

    def read(self, text: str) -> A:
        """The action that a text means."""
        ...

    def write_state(self, state: S, setup: S) -> str:
        """The lines in which a state differs from the setup of its table; most games delegate to a `StateText`."""
        raise BadCall(f"{self.name} does not write its states as text.")

    def read_state(self, text: str, setup: S) -> S:
        """The state that such lines make of the setup; raises BadStateText with all faults."""
        raise BadCall(f"{self.name} does not read its states from text.")
