"""Counts all deals of a frame in one run, or in several runs with eliminated stands where that is less work.

A run says nothing about single tiles of its eliminated stands. So each further run keeps one of them, or a few, live.
"""

from functools import cached_property
from math import prod
from random import Random

import msgspec
import numpy as np

from tavolata.games.bomb_busters.content import VALUES, Wire
from tavolata.games.bomb_busters.facts import Tile
from tavolata.games.bomb_busters.solver.deal_counting.constraints import Frame, frame
from tavolata.games.bomb_busters.solver.deal_counting.counter import DealCounter, Floats
from tavolata.games.bomb_busters.solver.deal_counting.elimination import LiveRange, live_range
from tavolata.games.bomb_busters.solver.knowledge import Knowledge, NoDeal

FEW = 200_000
"""With so few states at the very most it is not worth a thought whether there is much to do."""
LITTLE = 2_000_000
"""So much is done in one counter at any rate."""
MORE = 300_000
"""So much more each further counter costs, for being one."""


def cases_of(knowledge: Knowledge) -> "list[DealCounts]":
    """Return the deal counts for each possible case of the knowledge; raise NoDeal if none is possible."""
    found = []
    for case in knowledge.cases or ((),):
        try:
            counts = DealCounts(frame(msgspec.structs.replace(knowledge, facts=(*knowledge.facts, *case)) if case else knowledge))
        except NoDeal:
            continue
        found += [counts] if counts.total else []
    if not found:
        raise NoDeal
    return found


class DealCounts:
    """Counts the deals of a frame in one or more runs, and gives their common answers."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.plain = DealCounter(frame)
        self.eliminated: list[int] = []
        """The stands that are eliminated, if that is less work."""
        self.groups: list[list[int]] = []
        """Those of them that stay live together, so that each does so once."""
        if prod(size + 1 for size in self.plain.sizes) > FEW and (work := self.plain.work) > LITTLE:
            self._choose(work)

    def _choose(self, work: int) -> None:
        """Eliminate stands if that is less work than `work`."""
        never, stands = LiveRange(0, len(self.frame.kinds)), range(len(self.plain.stands))
        able = [stand for stand in stands if live_range(self.plain, stand) != never]
        groups = self._grouped(able)
        if groups and sum(groups.values()) + MORE * len(groups) < work:
            self.eliminated, self.groups = able, [list(group) for group in groups]

    def _grouped(self, able: list[int]) -> dict[tuple[int, ...], int]:
        """Return the groups of stands that stay live together with their costs; a group grows while that is cheaper than one more run."""
        alone = {(stand,): self._run(able, [stand]).work for stand in able}
        groups: dict[tuple[int, ...], int] = {}
        for single, own in sorted(alone.items(), key=lambda pair: pair[1]):
            last = next(reversed(groups), ())
            together = self._run(able, [*last, *single]).work if last else own
            if last and together < groups[last] + own + MORE:
                del groups[last]
                groups[*last, *single] = together
            else:
                groups[single] = own
        return groups

    def _run(self, able: list[int], live: list[int]) -> DealCounter:
        """Return the run in which all these stands but the live ones are eliminated."""
        return DealCounter(self.frame, [stand for stand in able if stand not in live])

    @cached_property
    def first(self) -> DealCounter:
        """Return the cheapest run, in which as many stands as possible are eliminated."""
        return DealCounter(self.frame, self.eliminated) if self.eliminated else self.plain

    @property
    def total(self) -> float:
        """Return the number of deals as a float, rounded."""
        return self.first.total

    @cached_property
    def chances(self) -> Floats:
        """Return the probability of each kind on each hidden tile: a row for a tile, stand by stand."""
        if not self.eliminated:
            return self.plain.chances
        chances: Floats = np.zeros((len(self.plain.spots), len(self.frame.kinds)))
        for group in self.groups:
            rows = [row for row, (stand, _) in enumerate(self.plain.spots.values()) if stand in group or stand not in self.eliminated]
            chances[rows] = self._run(self.eliminated, group).chances[rows]
        return chances

    @property
    def by_value(self) -> dict[Tile, Floats]:
        """Return for each hidden tile the probability of each value, in the order of the values."""
        spans, kinds = self.plain.spans, len(self.frame.kinds)
        matrix = [[float(number in spans.get(value, ())) for value in VALUES] for number in range(kinds)]
        return dict(zip(self.plain.spots, self.chances @ np.array(matrix).reshape(kinds, len(VALUES)), strict=True))

    def draw(self, random: Random) -> tuple[dict[Tile, Wire], list[Wire]]:
        """Return a random deal, all equally likely: the wires at the hidden tiles, and those of the piles."""
        return self.first.draw(random)
