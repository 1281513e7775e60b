"""Elimination of stands that no fact names, which keeps the number of states small.

Before the first kind that a fact names, it does not matter which wires are on which of these stands. Their wires wait together, and a
stand that comes alive takes any of them. After the last such kind, the remaining wires go to any free places of the stands whose live
range has ended.
"""

from collections.abc import Collection, Iterator
from random import Random
from typing import TYPE_CHECKING, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tavolata.games.bomb_busters.content import Wire
from tavolata.games.bomb_busters.facts import Tile

if TYPE_CHECKING:
    from tavolata.games.bomb_busters.solver.deal_counting.counter import DealCounter


class Move(NamedTuple):
    """A move of the program: a kind is dealt, or the live range of a stand begins or ends."""

    what: Literal["deal", "begin", "end"]
    number: int


class LiveRange(NamedTuple):
    """The kinds before which a stand's own axis begins and ends."""

    begins: int
    ends: int


class EliminationOrder:
    """The moves of a run in which some stands have their own axis only during their live range."""

    def __init__(self, counter: "DealCounter", eliminated: Collection[int]) -> None:
        self.kinds = len(counter.frame.kinds)
        self.live_ranges = {stand: live_range(counter, stand) for stand in eliminated}
        self.moves = [*self._moves()]
        dealt = [move.number + 1 if move.what == "deal" else None for move in self.moves]
        self.boundaries = np.array([0, *(max(filter(None, dealt[: move + 1]), default=0) for move in range(len(dealt)))])
        """How many kinds are dealt, before each move and after the last."""
        self.live = {stand: self._live(stand) for stand in self.live_ranges}
        before = {stand: self._at("begin", stand) for stand in self.live_ranges}
        self.waiting = sum(
            (~beginning * int(counter.most[stand, self.live_ranges[stand].begins]) for stand, beginning in before.items()),
            start=self._none(),
        )
        """How many wires can wait at most."""
        self.resting = sum((self._at("end", stand) * counter.sizes[stand] for stand in self.live_ranges), start=self._none())
        """How many wires the stands after their live range hold or will get."""

    def _moves(self) -> Iterator[Move]:
        for kind in range(self.kinds + 1):
            beginning = [stand for stand, live_range in self.live_ranges.items() if 0 < live_range.begins == kind]
            ending = [stand for stand, live_range in self.live_ranges.items() if live_range.ends == kind < self.kinds]
            yield from (Move("end", stand) for stand in ending if stand not in beginning)
            for stand in beginning:
                yield Move("begin", stand)
                yield from [Move("end", stand)] * (stand in ending)
            if kind < self.kinds:
                yield Move("deal", kind)

    def _none(self) -> NDArray[np.intp]:
        return np.zeros(len(self.moves) + 1, dtype=np.intp)

    def _at(self, what: Literal["begin", "end"], stand: int) -> NDArray[np.bool_]:
        """Return for each move a mask: True if the stand's live range has begun, or ended."""
        if what == "begin" and self.live_ranges[stand].begins == 0:
            return np.ones(len(self.moves) + 1, dtype=np.bool_)
        when = self.moves.index(Move(what, stand)) if Move(what, stand) in self.moves else len(self.moves)
        return np.arange(len(self.moves) + 1) > when

    def _live(self, stand: int) -> NDArray[np.bool_]:
        return self._at("begin", stand) & ~self._at("end", stand)


def live_range(counter: "DealCounter", stand: int) -> LiveRange:
    """Return the steps between which the knowledge tells a stand's tiles apart."""
    last, touched = len(counter.frame.kinds), _touched(counter, stand)
    least, most = counter.least[stand].tolist(), counter.most[stand].tolist()
    begins = 0
    while begins + 1 < last and begins not in touched and least[begins] == 0 and most[begins + 1] == most[1]:
        begins += 1
    ends = last
    while ends > 1 and ends - 1 not in touched and most[ends] == counter.sizes[stand] and least[ends - 1] == least[last - 1]:
        ends -= 1
    is_free = not touched and most[1] == counter.sizes[stand] and least[last - 1] == 0
    return LiveRange(0, 0) if is_free else LiveRange(begins, max(ends, begins))


def _touched(counter: "DealCounter", stand: int) -> set[int]:
    """Return the kinds that a fact names for this stand, apart from how far it can be filled."""
    frame, tiles = counter.frame, set(counter.stands[stand])
    number = counter.numbers[stand]
    if any(number in (left[0], right[0]) for left, right in frame.orders):
        return set(range(len(frame.kinds)))
    seen = {kind for kind, wires in enumerate(frame.kinds) if wires.seen[number]}
    gaps = {kind for kind in range(len(frame.kinds)) for tile in tiles if counter.gaps.get(tile, 0) >> kind & 1}
    told = {kind for tally in frame.tallies if not tiles.isdisjoint(tally.tiles) for kind in counter.span(tally)}
    counted = {
        kind
        for run in frame.runs
        if not tiles.isdisjoint((run.tile, *run.tiles))
        for kind, wanted in enumerate(run.wanted)
        if wanted is not None
    }
    return seen | gaps | told | counted


class SampledDeal:
    """A random deal in the making: the wires at the tiles and those not in play, move by move."""

    def __init__(self, counter: "DealCounter") -> None:
        self.counter = counter
        self.rows: list[list[Wire]] = [[] for _ in counter.stands]
        self.waiting: list[Wire] = []
        self.resting: list[int] = []
        """The stand of each free place after the live ranges."""
        self.spare: list[Wire] = []

    @property
    def wires(self) -> dict[Tile, Wire]:
        """Return the wires at the hidden tiles."""
        return {
            tile: wire for tiles, row in zip(self.counter.stands, self.rows, strict=True) for tile, wire in zip(tiles, row, strict=True)
        }

    def take(self, move: Move, way: list[int], random: Random) -> None:
        """Apply one of the ways of a move."""
        if move.what == "begin":
            taken = sorted(random.sample(range(len(self.waiting)), way[move.number]))
            self.rows[move.number] = [self.waiting[place] for place in taken]
            self.waiting = [wire for place, wire in enumerate(self.waiting) if place not in taken]
        elif move.what == "end":
            self.resting += [move.number] * (len(self.counter.stands[move.number]) - len(self.rows[move.number]))
        else:
            self._deal(self.counter.frame.kinds[move.number].wire, way, random)

    def _deal(self, wire: Wire, way: list[int], random: Random) -> None:
        for row, count in zip(self.rows, way, strict=False):
            row.extend([wire] * count)
        if self.counter.takers > len(self.rows):
            waiting, resting = way[len(self.rows) : self.counter.takers]
            self.waiting += [wire] * waiting
            random.shuffle(self.resting)
            for _ in range(resting):
                self.rows[self.resting.pop()].append(wire)
        self.spare += [wire] * sum(way[self.counter.takers :])
