"""The exact odds of Bomb Busters: what every hidden wire can be, and how a cut would end."""

from collections.abc import Collection, Sequence
from functools import cached_property
from typing import NamedTuple

import msgspec
import numpy as np

from tavolata.games.bomb_busters.content import RED, VALUE_OF, VALUES, Value
from tavolata.games.bomb_busters.facts import Fact, IsRedFact, LacksFact, Tile
from tavolata.games.bomb_busters.solver.deal_counting.counts import cases_of
from tavolata.games.bomb_busters.solver.knowledge import Knowledge, NoDeal


class Chances(NamedTuple):
    """Probabilities of how a dual cut ends."""

    success: float
    explosion: float
    other: float
    """BB-D4: the dial advances."""


class Deals:
    """Odds of hidden wires over all deals that fit the knowledge, each equally likely; raises NoDeal if there is none."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge = knowledge
        self._cases = cases_of(knowledge)
        self._total = sum(case.total for case in self._cases)

    @property
    def count(self) -> int:
        """Return the exact number of deals of all cases together."""
        return sum(case.plain.count for case in self._cases)

    def distribution(self, tile: Tile) -> dict[Value, float]:
        """Return the probability of each value that a tile can have, in the order of the values."""
        return self._distributions[tile]

    @cached_property
    def _distributions(self) -> dict[Tile, dict[Value, float]]:
        rows = self._cases[0].by_value
        if len(self._cases) > 1:
            parts = [(case.by_value, case.total / self._total) for case in self._cases]
            rows = {tile: np.sum([by_value[tile] * part for by_value, part in parts], axis=0) for tile in rows}
        found = {tile: {value: chance for value, chance in zip(VALUES, row.tolist(), strict=True) if chance} for tile, row in rows.items()}
        seen = {tile: {VALUE_OF[wire]: 1.0} for tile, wire in self.knowledge.known.items()}
        return seen | {tile: chances if len(chances) > 1 else dict.fromkeys(chances, 1.0) for tile, chances in found.items()}

    def chance(self, *facts: Fact) -> float:
        """Return the probability that all of these are true."""
        more = msgspec.structs.replace(self.knowledge, facts=(*self.knowledge.facts, *facts))
        try:
            return min(sum(case.total for case in cases_of(more)) / self._total, 1.0)
        except NoDeal:
            return 0.0

    def cut(self, tile: Tile, value: Value) -> Chances:
        """BB-D1: return the chances of a dual cut: success, miss and explosion."""
        return self.detector([tile], [value])

    def ray(self, tile: Tile, values: Collection[Value]) -> Chances:
        """BB-Q4-10: return the chances of a dual cut with the X or Y Ray."""
        return self.detector([tile], values)

    def detector(self, tiles: Sequence[Tile], values: Collection[Value]) -> Chances:
        """BB-Q3: return the chances of a dual cut that succeeds if one of these tiles fits, and explodes if all are red."""
        success, explosion = self.success(tiles, values), self.explosion(tiles)
        return Chances(success, explosion, max(1 - success - explosion, 0.0))

    def success(self, tiles: Sequence[Tile], values: Collection[Value]) -> float:
        """BB-D2, BB-Q3: return the probability that one of these tiles has one of these values."""
        fitting = [tile for tile in tiles if any(value in self.distribution(tile) for value in values)]
        if any(all(value in values for value in self.distribution(tile)) for tile in fitting):
            return 1.0
        if len(fitting) <= 1:
            return sum(self.distribution(tile).get(value, 0.0) for tile in fitting for value in values)
        case, *others = self._cases
        steps = [step for value in values for step in case.plain.spans.get(value, ())]
        if len(steps) == 1 and not others and not case.eliminated and case.plain.pooled.isdisjoint(fitting):
            return case.plain.chance_of_any(fitting, steps[0])
        return 1 - self.chance(*(LacksFact(tuple(fitting), value) for value in values))

    def explosion(self, tiles: Sequence[Tile]) -> float:
        """BB-D3, BB-Q3: return the probability that all of these tiles are red."""
        if len(tiles) > self.knowledge.red.in_play and not self.knowledge.as_red:
            return 0.0
        if len(tiles) == 1 or not all(RED in self.distribution(tile) for tile in tiles):
            return min(self.distribution(tile).get(RED, 0.0) for tile in tiles)
        return self.chance(*(IsRedFact(tile) for tile in tiles))
