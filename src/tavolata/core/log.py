"""The append-only log of a match, with checkpoints of its positions."""

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
"""The maximum number of evenly spaced checkpoints of a log of any length."""

RECENT_CHECKPOINTS = 8
"""The number of last positions that are all stored; they are thinned out when there are three times as many."""

CHECKPOINT_EVERY = 64
"""The number of lines between checkpoints of a match played by `advance_fast`."""


class Undo(Action, frozen=True, tag="back"):
    """An action of any match: return to the position after the first `to` lines of the log."""

    to: int
    free: bool = False
    """True if the undone lines revealed no information."""


class Undone(Event, frozen=True, tag="taken-back"):
    """An event: the lines after the first `to` were undone; `free` is true if they had revealed no information."""

    seat: Actor
    to: int
    free: bool


class Entry(NamedTuple):
    """A line of the log; `time` is in milliseconds since the match began and never decreases."""

    n: int
    actor: Actor
    action: Any
    time: int


class Step(NamedTuple):
    """A line of the log with the events it caused."""

    entry: Entry
    events: tuple[Event, ...]


RawEntry: TypeAlias = tuple[int, Actor, Any, int]
"""An `Entry`, or a plain tuple with its fields: `advance_fast` writes tuples, and readers convert them."""

new_entry: Callable[[RawEntry], Entry] = partial(tuple.__new__, Entry)
new_step: Callable[[tuple[Entry, tuple[Event, ...]]], Step] = partial(tuple.__new__, Step)
"""Constructors of `Entry` and `Step` at half the cost of calling the classes; each line of each match uses them."""


class Position(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """A position of a match: its state, and the number of lines that led to it, not counting undone lines."""

    state: S
    depth: int


class History(Generic[S]):
    """The lines of a match with checkpoints: the most recent positions, and older ones evenly spaced.

    Recent positions are found in O(1); older ones need a replay of at most `n / (MAX_CHECKPOINTS / 2)` lines. Copies of a match share
    a history until a second one of them writes a line. Lines and positions are never changed.
    """

    __slots__ = ("_next_eviction", "_stride", "costly_undos", "first_line", "lines", "positions")

    def __init__(self, start: Position[S], lines: list[RawEntry] | None = None) -> None:
        """A history that begins at a position; `lines` before it are placeholders that undo cannot return to."""
        self.lines = lines or []
        self.first_line = len(self.lines)
        self.positions: dict[int, Position[S]] = {self.first_line: start}
        self.costly_undos: list[int] = [entry.n for entry in map(_as_entry, self.lines) if _is_costly_undo(entry)]
        self._stride = 1
        self._next_eviction = self.first_line + 3 * RECENT_CHECKPOINTS

    def fork(self, n: int) -> "History[S]":
        """Returns an independent history with the same first n lines."""
        twin: History[S] = History.__new__(History)
        twin.lines, twin.first_line, twin._stride, twin._next_eviction = self.lines[:n], self.first_line, self._stride, self._next_eviction
        twin.positions = {at: position for at, position in self.positions.copy().items() if at <= n}
        twin.costly_undos = [line for line in self.costly_undos.copy() if line < n]
        return twin

    def append(self, entry: Entry, position: Position[S]) -> None:
        """Appends a line and stores the position after it."""
        self.lines.append(entry)
        self.checkpoint(position)

    def checkpoint(self, position: Position[S]) -> None:
        """Stores the position after the last line."""
        n = len(self.lines)
        self.positions[n] = position
        if n >= self._next_eviction:
            self._evict_checkpoints(n - RECENT_CHECKPOINTS)

    def append_undo(self, entry: Entry, position: Position[S]) -> None:
        """Appends an undo line and stores the position after it."""
        if _is_costly_undo(entry):
            self.costly_undos.append(entry.n)
        self.append(entry, position)

    def _evict_checkpoints(self, old: int) -> None:
        """Thins out the positions before line `old`; halves the number of older checkpoints if there are too many."""
        recent = takewhile((self._next_eviction - 3 * RECENT_CHECKPOINTS).__le__, reversed(self.positions))
        for at in [at for at in recent if at < old and at % self._stride and at != self.first_line]:
            del self.positions[at]
        self._next_eviction = old + 3 * RECENT_CHECKPOINTS
        if old > MAX_CHECKPOINTS * self._stride:
            self._stride *= 2
            spaced = {
                at: position for at, position in self.positions.items() if at % self._stride == 0 or at == self.first_line or at >= old
            }
            self.positions = spaced  # a new dict, as another thread may be reading the old one

    def time(self, n: int) -> int:
        """The time of line n - 1; 0 if n is 0."""
        return _as_entry(self.lines[n - 1]).time if n else 0

    def taken_back(self, n: int) -> int:
        """The number of undo lines among the first n that undid revealed information."""
        return bisect_left(self.costly_undos, n)

    def position(self, n: int, apply: Callable[[S, Actor, Any], tuple[S, Any]]) -> Position[S]:
        """The position after n lines, replayed from the nearest checkpoint."""
        if (there := self.positions.get(n)) is not None:
            return there
        positions = self.positions.copy()  # the owner of the history may append in another thread
        nearest, replayed = self._replay_from(n, positions.__contains__)
        state, depth = positions[nearest].state, positions[nearest].depth
        for entry in replayed:
            state, _ = apply(state, entry.actor, entry.action)
        return Position(state, depth + len(replayed))

    def effective_lines(self, since: int, n: int) -> list[Entry]:
        """The lines between the positions after `since` and after n lines, without undone ones."""
        lines = [_as_entry(line) for line in self.lines[since:n]]
        has_undo = Undo in [type(line.action) for line in lines]
        return self._replay_from(n, since.__ge__)[1] if has_undo else lines

    def _replay_from(self, n: int, is_reached: Callable[[int], bool]) -> tuple[int, list[Entry]]:
        """Walks back from line n, past undone lines, until `is_reached`; returns that line number and the lines to replay."""
        replayed: list[Entry] = []
        while not is_reached(n):
            entry = _as_entry(self.lines[n - 1])
            if type(entry.action) is Undo:
                n = entry.action.to
            else:
                replayed.append(entry)
                n -= 1
        return n, replayed[::-1]


def _as_entry(line: RawEntry) -> Entry:
    return line if type(line) is Entry else new_entry(line)


def _is_costly_undo(entry: Entry) -> bool:
    return type(entry.action) is Undo and not entry.action.free


class Log(Sequence[Entry]):
    """A read-only sequence of the first n lines of a history."""

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
            return [_as_entry(self._lines[at]) for at in range(*place.indices(self._n))]
        return _as_entry(self._lines[range(self._n)[index(place)]])

    def __iter__(self) -> Iterator[Entry]:
        return map(_as_entry, self._lines[: self._n])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))
