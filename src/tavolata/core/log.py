"""The log of a match: lines that are only ever added, and the positions kept along it."""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import takewhile
from operator import index
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar, overload

import msgspec

from tavolata.core.game import Action, Actor, Event

S = TypeVar("S")

MAX_CHECKPOINTS = 32
"""At most so many positions are kept along a log, evenly spaced, however long it gets,"""

TIP = 8
"""and all of so many at its end, or a few more: they are thinned out when there are three times as many."""


CHECKPOINT_EVERY = 64
"""In games that are played in a hurry, one of many, one position in so many lines is kept."""


class Undo(Action, frozen=True, tag="back"):
    """A line of any match: the position is again the one that was there when the log had so many lines."""

    to: int
    free: bool = False
    """Whether nobody had learned anything from what was taken back."""


class Undone(Event, frozen=True, tag="taken-back"):
    """What happened since the log had so many lines was taken back; it was free if nobody had learned anything from it."""

    seat: Actor
    to: int
    free: bool


class Entry(NamedTuple):
    """One line of the log; time is in milliseconds since the match began, and never runs back."""

    n: int
    actor: Actor
    action: Any
    time: int


class Step(NamedTuple):
    """One line of the log together with what followed from it."""

    entry: Entry
    events: tuple[Event, ...]


RawEntry: TypeAlias = tuple[int, Actor, Any, int]
"""An entry, or what is in one: a game that is played in a hurry names no parts, whoever reads its log does."""

new_entry: Callable[[RawEntry], Entry] = partial(tuple.__new__, Entry)
new_step: Callable[[tuple[Entry, tuple[Event, ...]]], Step] = partial(tuple.__new__, Step)
"""As the classes themselves make them, at half the cost: each line of each match is made so."""


class Position(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """Where a match stands: its state, and how many lines led to it, not counting those that were taken back."""

    state: S
    depth: int


class History(Generic[S]):
    """The lines of a match, and positions kept along them: the newest ones that were worth it, the older ones evenly spaced.

    So a few steps back are at once there, however long the log; further back at most one line in `KEPT / 2` is walked anew. Matches that
    were copied from each other share a trail for as long as only one of them goes on; nothing on it is ever changed.
    """

    __slots__ = ("_full", "_stride", "backs", "begins", "lines", "positions")

    def __init__(self, start: Position[S], lines: list[RawEntry] | None = None) -> None:
        """The trail of a match from a position on; what lines lie before it cannot be gone back to."""
        self.lines = lines or []
        self.begins = len(self.lines)
        self.positions: dict[int, Position[S]] = {self.begins: start}
        self.backs: list[int] = [entry.n for entry in map(_named, self.lines) if _counts(entry)]
        self._stride = 1
        self._full = self.begins + 3 * TIP

    def fork(self, n: int) -> "History[S]":
        """Another trail with the same first n lines."""
        twin: History[S] = History.__new__(History)
        twin.lines, twin.begins, twin._stride, twin._full = self.lines[:n], self.begins, self._stride, self._full
        twin.positions = {at: position for at, position in self.positions.copy().items() if at <= n}
        twin.backs = [line for line in self.backs.copy() if line < n]
        return twin

    def append(self, entry: Entry, position: Position[S]) -> None:
        """Write a line, and keep the position after it."""
        self.lines.append(entry)
        self.checkpoint(position)

    def checkpoint(self, position: Position[S]) -> None:
        """Keep the position after the last line."""
        n = len(self.lines)
        self.positions[n] = position
        if n >= self._full:
            self._evict_checkpoints(n - TIP)

    def append_back(self, entry: Entry, position: Position[S]) -> None:
        """Write a line that goes back."""
        if _counts(entry):
            self.backs.append(entry.n)
        self.append(entry, position)

    def _evict_checkpoints(self, old: int) -> None:
        """Keep few of the positions that are old now, and half as many of all that are older when there are too many."""
        tip = takewhile((self._full - 3 * TIP).__le__, reversed(self.positions))
        for at in [at for at in tip if at < old and at % self._stride and at != self.begins]:
            del self.positions[at]
        self._full = old + 3 * TIP
        if old > MAX_CHECKPOINTS * self._stride:
            self._stride *= 2
            spaced = {at: kept for at, kept in self.positions.items() if at % self._stride == 0 or at == self.begins or at >= old}
            self.positions = spaced  # another match may be looking at the others just now, so those are left as they are

    def time(self, n: int) -> int:
        """When the last of the first n lines was written."""
        return _named(self.lines[n - 1]).time if n else 0

    def taken_back(self, n: int) -> int:
        """How many of the first n lines took something back that somebody had learned from."""
        return bisect_left(self.backs, n)

    def position(self, n: int, apply: Callable[[S, Actor, Any], tuple[S, Any]]) -> Position[S]:
        """The position when the log had n lines: from the nearest one that was kept, along the lines in effect."""
        if (there := self.positions.get(n)) is not None:
            return there
        positions = self.positions.copy()  # whoever owns the trail may be going on in another thread
        nearest, walked = self._replay_from(n, positions.__contains__)
        state, depth = positions[nearest].state, positions[nearest].depth
        for entry in walked:
            state, _ = apply(state, entry.actor, entry.action)
        return Position(state, depth + len(walked))

    def effective_lines(self, since: int, n: int) -> list[Entry]:
        """The lines that lead from the position after so many lines to the one after n."""
        lines = [_named(line) for line in self.lines[since:n]]
        goes_back = Undo in [type(line.action) for line in lines]
        return self._replay_from(n, since.__ge__)[1] if goes_back else lines

    def _replay_from(self, n: int, is_there: Callable[[int], bool]) -> tuple[int, list[Entry]]:
        """Back along the lines in effect until one is there: where that is, and the lines from there on."""
        walked: list[Entry] = []
        while not is_there(n):
            entry = _named(self.lines[n - 1])
            if type(entry.action) is Undo:
                n = entry.action.to
            else:
                walked.append(entry)
                n -= 1
        return n, walked[::-1]


def _named(line: RawEntry) -> Entry:
    return line if type(line) is Entry else new_entry(line)


def _counts(entry: Entry) -> bool:
    return type(entry.action) is Undo and not entry.action.free


class Log(Sequence[Entry]):
    """The first n lines of a trail, to be read."""

    __slots__ = ("_lines", "_n")

    def __init__(self, lines: list[RawEntry], n: int) -> None:
        self._lines = lines
        self._n = n

    def __len__(self) -> int:
        return self._n

    @overload
    def __getitem__(self, place: int) -> Entry: ...
    @overload
    def __getitem__(self, place: slice) -> list[Entry]: ...
    def __getitem__(self, place: int | slice) -> Entry | list[Entry]:
        if isinstance(place, slice):
            return [_named(self._lines[at]) for at in range(*place.indices(self._n))]
        return _named(self._lines[range(self._n)[index(place)]])

    def __iter__(self) -> Iterator[Entry]:
        return map(_named, self._lines[: self._n])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))
