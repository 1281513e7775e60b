"""All deals of a frame, counted in one sweep, or in several in which stands sleep where that is less to do.

While a stand sleeps it is not known what its single tiles are. So besides the sweep in which all sleep that can there are others, in which
one of those, or a few together, stay awake.
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
"""So much is done in one sweep at any rate."""
MORE = 300_000
"""So much more each further sweep costs, for being one."""


def cases_of(knowledge: Knowledge) -> "list[DealCounts]":
    """All deals that fit what is known, in each of its cases that can be; NoDeal if none can."""
    found = []
    for case in knowledge.cases or ((),):
        try:
            swept = DealCounts(frame(msgspec.structs.replace(knowledge, facts=(*knowledge.facts, *case)) if case else knowledge))
        except NoDeal:
            continue
        found += [swept] if swept.total else []
    if not found:
        raise NoDeal
    return found


class DealCounts:
    """The sweeps of a frame."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.plain = DealCounter(frame)
        self.sleepers: list[int] = []
        """The stands that sleep, if that is less to do: those that have the time for it."""
        self.groups: list[list[int]] = []
        """Those of them that stay awake together, so that each does so once."""
        if prod(size + 1 for size in self.plain.sizes) > FEW and (work := self.plain.work) > LITTLE:
            self._choose(work)

    def _choose(self, work: int) -> None:
        """Let stands sleep, if that is less to do than this."""
        never, stands = LiveRange(0, len(self.frame.kinds)), range(len(self.plain.stands))
        able = [stand for stand in stands if live_range(self.plain, stand) != never]
        groups = self._grouped(able)
        if groups and sum(groups.values()) + MORE * len(groups) < work:
            self.sleepers, self.groups = able, [list(group) for group in groups]

    def _grouped(self, able: list[int]) -> dict[tuple[int, ...], int]:
        """Which stands stay awake together, and how much there is to do then: a group grows while that is less than one more sweep."""
        alone = {(stand,): self._asleep(able, [stand]).work for stand in able}
        groups: dict[tuple[int, ...], int] = {}
        for single, own in sorted(alone.items(), key=lambda pair: pair[1]):
            last = next(reversed(groups), ())
            together = self._asleep(able, [*last, *single]).work if last else own
            if last and together < groups[last] + own + MORE:
                del groups[last]
                groups[*last, *single] = together
            else:
                groups[single] = own
        return groups

    def _asleep(self, able: list[int], awake: list[int]) -> DealCounter:
        """The sweep in which all of these sleep, but for those that stay awake."""
        return DealCounter(self.frame, [stand for stand in able if stand not in awake])

    @cached_property
    def first(self) -> DealCounter:
        """The sweep that takes the least, in which all sleep that can."""
        return DealCounter(self.frame, self.sleepers) if self.sleepers else self.plain

    @property
    def total(self) -> float:
        """How many deals there are, as near as a float can be."""
        return self.first.total

    @cached_property
    def chances(self) -> Floats:
        """How likely each hidden tile is to be of each kind: a row for a tile, stand by stand."""
        if not self.sleepers:
            return self.plain.chances
        chances: Floats = np.zeros((len(self.plain.spots), len(self.frame.kinds)))
        for group in self.groups:
            rows = [row for row, (stand, _) in enumerate(self.plain.spots.values()) if stand in group or stand not in self.sleepers]
            chances[rows] = self._asleep(self.sleepers, group).chances[rows]
        return chances

    @property
    def by_value(self) -> dict[Tile, Floats]:
        """For each hidden tile how likely each value is, in the order of the values."""
        spans, kinds = self.plain.spans, len(self.frame.kinds)
        matrix = [[float(number in spans.get(value, ())) for value in VALUES] for number in range(kinds)]
        return dict(zip(self.plain.spots, self.chances @ np.array(matrix).reshape(kinds, len(VALUES)), strict=True))

    def draw(self, random: Random) -> tuple[dict[Tile, Wire], list[Wire]]:
        """One of all deals, each as likely as any other: the wires at the hidden tiles, and those of the piles."""
        return self.first.draw(random)
