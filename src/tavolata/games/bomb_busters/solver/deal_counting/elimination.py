"""Stands that sleep while nothing is told of them, so that less has to be remembered.

Before the first kind of wire of which something is told, it does not matter which of the wires dealt so far are a stand's: all that go to
such stands wait together, and when one of them wakes it takes any of those, in any way. After the last such kind it does not matter
either: what is still to come to a stand that falls asleep comes to any of the places that are left on all that have.
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
    """What comes next: a kind is dealt, or a stand wakes or falls asleep."""

    what: Literal["deal", "wake", "sleep"]
    number: int


class LiveRange(NamedTuple):
    """Before which kind a stand wakes, and before which it falls asleep for good."""

    wakes: int
    sleeps: int


class EliminationOrder:
    """When the stands of a sweep that may sleep do so."""

    def __init__(self, sweep: "DealCounter", sleepers: Collection[int]) -> None:
        self.kinds = len(sweep.frame.kinds)
        self.naps = {stand: live_range(sweep, stand) for stand in sleepers}
        self.moves = [*self._moves()]
        dealt = [move.number + 1 if move.what == "deal" else None for move in self.moves]
        self.boundaries = np.array([0, *(max(filter(None, dealt[: move + 1]), default=0) for move in range(len(dealt)))])
        """How many kinds are dealt, before each move and after the last."""
        self.awake = {stand: self._awake(stand) for stand in self.naps}
        before = {stand: self._at("wake", stand) for stand in self.naps}
        self.waiting = sum((~woken * int(sweep.most[stand, self.naps[stand].wakes]) for stand, woken in before.items()), start=self._none())
        """How many wires can wait at most."""
        self.resting = sum((self._at("sleep", stand) * sweep.sizes[stand] for stand in self.naps), start=self._none())
        """How many wires the stands hold, or are to get, that are asleep for good."""

    def _moves(self) -> Iterator[Move]:
        for kind in range(self.kinds + 1):
            woken = [stand for stand, live_range in self.naps.items() if 0 < live_range.wakes == kind]
            tired = [stand for stand, live_range in self.naps.items() if live_range.sleeps == kind < self.kinds]
            yield from (Move("sleep", stand) for stand in tired if stand not in woken)
            for stand in woken:
                yield Move("wake", stand)
                yield from [Move("sleep", stand)] * (stand in tired)
            if kind < self.kinds:
                yield Move("deal", kind)

    def _none(self) -> NDArray[np.intp]:
        return np.zeros(len(self.moves) + 1, dtype=np.intp)

    def _at(self, what: Literal["wake", "sleep"], stand: int) -> NDArray[np.bool_]:
        """Before which moves a stand has woken, or fallen asleep for good."""
        if what == "wake" and self.naps[stand].wakes == 0:
            return np.ones(len(self.moves) + 1, dtype=np.bool_)
        when = self.moves.index(Move(what, stand)) if Move(what, stand) in self.moves else len(self.moves)
        return np.arange(len(self.moves) + 1) > when

    def _awake(self, stand: int) -> NDArray[np.bool_]:
        return self._at("wake", stand) & ~self._at("sleep", stand)


def live_range(sweep: "DealCounter", stand: int) -> LiveRange:
    """When a stand sleeps: as long as none of its tiles can be told from others by what is known."""
    last, touched = len(sweep.frame.kinds), _touched(sweep, stand)
    least, most = sweep.least[stand].tolist(), sweep.most[stand].tolist()
    wakes = 0
    while wakes + 1 < last and wakes not in touched and least[wakes] == 0 and most[wakes + 1] == most[1]:
        wakes += 1
    sleeps = last
    while sleeps > 1 and sleeps - 1 not in touched and most[sleeps] == sweep.sizes[stand] and least[sleeps - 1] == least[last - 1]:
        sleeps -= 1
    is_free = not touched and most[1] == sweep.sizes[stand] and least[last - 1] == 0
    return LiveRange(0, 0) if is_free else LiveRange(wakes, max(sleeps, wakes))


def _touched(sweep: "DealCounter", stand: int) -> set[int]:
    """The kinds of which something is told of this stand, besides how far it must and can be filled."""
    frame, tiles = sweep.frame, set(sweep.stands[stand])
    number = sweep.numbers[stand]
    if any(number in (left[0], right[0]) for left, right in frame.orders):
        return set(range(len(frame.kinds)))
    seen = {kind for kind, wires in enumerate(frame.kinds) if wires.seen[number]}
    gaps = {kind for kind in range(len(frame.kinds)) for tile in tiles if sweep.gaps.get(tile, 0) >> kind & 1}
    told = {kind for tally in frame.tallies if not tiles.isdisjoint(tally.tiles) for kind in sweep.span(tally)}
    counted = {
        kind
        for run in frame.runs
        if not tiles.isdisjoint((run.tile, *run.tiles))
        for kind, wanted in enumerate(run.wanted)
        if wanted is not None
    }
    return seen | gaps | told | counted


class SampledDeal:
    """One deal as it is dealt, move by move: what lies at the tiles, and what is not in play."""

    def __init__(self, sweep: "DealCounter") -> None:
        self.sweep = sweep
        self.rows: list[list[Wire]] = [[] for _ in sweep.stands]
        self.waiting: list[Wire] = []
        self.resting: list[int] = []
        """For each place that is left on stands which have fallen asleep the stand."""
        self.spare: list[Wire] = []

    @property
    def wires(self) -> dict[Tile, Wire]:
        """The wires at the hidden tiles."""
        return {tile: wire for tiles, row in zip(self.sweep.stands, self.rows, strict=True) for tile, wire in zip(tiles, row, strict=True)}

    def take(self, move: Move, way: list[int], random: Random) -> None:
        """One of the ways of a move."""
        if move.what == "wake":
            taken = sorted(random.sample(range(len(self.waiting)), way[move.number]))
            self.rows[move.number] = [self.waiting[place] for place in taken]
            self.waiting = [wire for place, wire in enumerate(self.waiting) if place not in taken]
        elif move.what == "sleep":
            self.resting += [move.number] * (len(self.sweep.stands[move.number]) - len(self.rows[move.number]))
        else:
            self._deal(self.sweep.frame.kinds[move.number].wire, way, random)

    def _deal(self, wire: Wire, way: list[int], random: Random) -> None:
        for row, count in zip(self.rows, way, strict=False):
            row.extend([wire] * count)
        if self.sweep.takers > len(self.rows):
            waiting, resting = way[len(self.rows) : self.sweep.takers]
            self.waiting += [wire] * waiting
            random.shuffle(self.resting)
            for _ in range(resting):
                self.rows[self.resting.pop()].append(wire)
        self.spare += [wire] * sum(way[self.sweep.takers :])
