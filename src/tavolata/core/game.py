"""The protocol of a game and its data types: Action, Event, View, Result and Option."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, Literal, NamedTuple, Protocol, Self, TypeAlias, TypeVar

import msgspec

from tavolata.core.chance import Odds
from tavolata.core.errors import BadCall, IllegalAction

Seat: TypeAlias = int
Actor: TypeAlias = int
"""A seat, CHANCE or CLOCK; only TABLE can also undo without being a seat."""

CHANCE: Final[Actor] = -1
CLOCK: Final[Actor] = -2
TABLE: Final[Actor] = -3
"""The actor of undo lines that no seat wrote."""

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, OptionValue]


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="kind"):
    """The base class of actions: immutable data, compared by value."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="kind"):
    """The base class of events: a change of the state caused by an action."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Returns the event without what is hidden from this seat; None is a spectator."""
        return self


class View(msgspec.Struct, frozen=True, tag_field="game"):
    """The base class of views: a state as one seat or a spectator sees it, tagged with the name of the game."""

    printed: ClassVar[tuple[str, ...]] = ()
    """The fields with printed card and tile data. They are large and usually the same object in consecutive views."""


class Result(msgspec.Struct, frozen=True):
    """The outcome of a match: scores by seat, winners, and the key of the reason."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
    details: dict[str, int] = {}
    """Further statistics of the game by name."""
    taken_back: int = 0
    """The number of undone moves that had revealed information. A match with any is not counted in statistics."""


class Option(msgspec.Struct, frozen=True):
    """A game option that is set when a table is opened; the message `<game>.option.<name>` describes it."""

    name: str
    kind: Literal["switch", "choice", "text"]
    default: OptionValue
    choices: tuple[str, ...] = ()


class Vocabulary(NamedTuple):
    """The data types of a game: its view, the union of its actions and the union of its events."""

    view: type[View]
    action: Any
    event: Any


A = TypeVar("A", bound=Action)
A_co = TypeVar("A_co", bound=Action, covariant=True)
S = TypeVar("S")
Thing = TypeVar("Thing", int, str)
V_co = TypeVar("V_co", bound=View, covariant=True)


class Game(Protocol[S, A, V_co]):
    """The rules of a game as pure functions of its state; methods with a body are optional."""

    name: str
    version: int
    seats: range
    options: tuple[Option, ...]
    options_added_later: frozenset[str] = frozenset()
    """The options that older records lack; a record contains them only if they are not at their default."""
    vocabulary: Vocabulary
    cooperative: bool = False
    """True if all players win or lose together."""

    def seats_for(self, options: Options) -> range:
        """The allowed numbers of seats with these options."""
        return self.seats

    def allows_free_chat(self, options: Options) -> bool:
        """True if a table with these options may have free chat; otherwise it has preset phrases at most."""
        return True

    def is_muted(self, state: S, seat: Seat) -> bool:
        """True if this seat must not chat in this state."""
        return False

    def setup(self, seats: int, options: Options) -> S:
        """The initial state; options are complete and validated."""
        ...

    def actors(self, state: S) -> Sequence[Actor]:
        """The actors with legal actions; empty when the game is over."""
        ...

    def must_act(self, state: S) -> Sequence[Actor]:
        """The actors that the game waits for; other actors may act but need not."""
        return self.actors(state)

    def delay_ms(self, state: S, action: A) -> int:
        """The milliseconds from the moment an action of CLOCK becomes legal until the clock does it."""
        raise AssertionError(f"the clock does not act in {self.name}")

    def legal(self, state: S, actor: Actor) -> Sequence[A]:
        """The legal actions of an actor, each once, in a fixed order."""
        ...

    def odds(self, state: S) -> Odds[A]:
        """The actions of CHANCE with their probabilities; called only when CHANCE is to act."""
        ...

    def deal_all(self, state: S, choose_index: Callable[[int], int]) -> tuple[S, Sequence[A]]:
        """Applies the next chance actions except the last one; returns the state after them and the actions.

        The result equals that of `apply` line by line. `choose_index(n)` selects one of n equally likely items. The default applies none.
        """
        return state, ()

    def shared_draw_key(self, state: S) -> str | None:
        """The key of a draw that is equal at all tables of a race; None if the draw is independent."""
        return None

    def apply(self, state: S, actor: Actor, action: A) -> tuple[S, tuple[Event, ...]]:
        """The state after a legal action, and the events it caused."""
        ...

    def refusal(self, state: S, actor: Actor, action: A) -> IllegalAction:
        """The error that explains why an action is not legal."""
        ...

    def view(self, state: S, seat: Seat | None) -> V_co:
        """The state as a seat sees it; None is a spectator."""
        ...

    def result(self, state: S) -> Result | None:
        """The result of a finished game; None before the end."""
        ...

    def write(self, action: A) -> str:
        """The action in the game's notation."""
        ...

    def read(self, text: str) -> A:
        """The action of a text in the game's notation."""
        ...

    def write_state(self, state: S, setup: S) -> str:
        """The state as text: the lines that differ from the setup. Most games delegate to a `StateText`."""
        raise BadCall(f"{self.name} does not write its states as text.")

    def read_state(self, text: str, setup: S) -> S:
        """The state of such a text; raises BadStateText with all errors."""
        raise BadCall(f"{self.name} does not read its states from text.")
