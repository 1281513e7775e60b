"""The exact odds of Bomb Busters: what every hidden wire can be, and how a cut would end."""

from collections.abc import Collection, Sequence
from functools import cached_property
from typing import NamedTuple

import msgspec

from tavolata.games.bomb_busters.content import RED, VALUE_OF, VALUES, Value
from tavolata.games.bomb_busters.facts import Fact, IsRed, Lacks, Tile
from tavolata.games.bomb_busters.solver.constraints import frame
from tavolata.games.bomb_busters.solver.counting import Floats, Sweep
from tavolata.games.bomb_busters.solver.knowledge import Knowledge, NoDeal


class Chances(NamedTuple):
    """How a dual cut would end."""

    success: float
    explosion: float
    other: float
    """BB-D4: the dial advances."""


class Deals:
    """All deals that fit what is known, each as likely as any other; NoDeal if there is none."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge = knowledge
        self._sweep = Sweep(frame(knowledge))
        if not self._sweep.total:
            raise NoDeal

    @property
    def count(self) -> int:
        """How many there are, exactly."""
        return self._sweep.count

    def distribution(self, tile: Tile) -> dict[Value, float]:
        """How likely a tile is to be of each value that it can be, in the order of the values."""
        return self._distributions[tile]

    @cached_property
    def _distributions(self) -> dict[Tile, dict[Value, float]]:
        rows = dict(zip(self._sweep.spots, self._by_value.tolist(), strict=True))
        found = {tile: {value: chance for value, chance in zip(VALUES, row, strict=True) if chance} for tile, row in rows.items()}
        seen = {tile: {VALUE_OF[wire]: 1.0} for tile, wire in self.knowledge.known.items()}
        return seen | {tile: chances if len(chances) > 1 else dict.fromkeys(chances, 1.0) for tile, chances in found.items()}

    @property
    def _by_value(self) -> Floats:
        """A row for each hidden tile, a column for each value."""
        spans = self._sweep.spans
        matrix = [[float(number in spans.get(value, ())) for value in VALUES] for number in range(len(self._sweep.steps))]
        by_value: Floats = self._sweep.chances @ matrix
        return by_value

    def chance(self, *facts: Fact) -> float:
        """How likely it is that all of these are true."""
        more = msgspec.structs.replace(self.knowledge, facts=(*self.knowledge.facts, *facts))
        try:
            return min(Sweep(frame(more)).total / self._sweep.total, 1.0)
        except NoDeal:
            return 0.0

    def cut(self, tile: Tile, value: Value) -> Chances:
        """BB-D1: how a dual cut would end."""
        return self.detector([tile], [value])

    def ray(self, tile: Tile, values: Collection[Value]) -> Chances:
        """BB-Q4-10: how a dual cut with the X or Y Ray would end."""
        return self.detector([tile], values)

    def detector(self, tiles: Sequence[Tile], values: Collection[Value]) -> Chances:
        """BB-Q3: how a dual cut would end that succeeds if one of these tiles has one of these values, and explodes if all are red."""
        success, explosion = self.success(tiles, values), self.explosion(tiles)
        return Chances(success, explosion, max(1 - success - explosion, 0.0))

    def success(self, tiles: Sequence[Tile], values: Collection[Value]) -> float:
        """BB-D2, BB-Q3: how likely one of these tiles is to have one of these values."""
        fitting = [tile for tile in tiles if any(value in self.distribution(tile) for value in values)]
        if any(all(value in values for value in self.distribution(tile)) for tile in fitting):
            return 1.0
        if len(fitting) <= 1:
            return sum(self.distribution(tile).get(value, 0.0) for tile in fitting for value in values)
        steps = [step for value in values for step in self._sweep.spans.get(value, ())]
        if len(steps) == 1:
            return self._sweep.chance_of_any(fitting, steps[0])
        return 1 - self.chance(*(Lacks(tuple(fitting), value) for value in values))

    def explosion(self, tiles: Sequence[Tile]) -> float:
        """BB-D3, BB-Q3: how likely all of these tiles are to be red."""
        if len(tiles) > self.knowledge.red.in_play:
            return 0.0
        if len(tiles) == 1 or not all(RED in self.distribution(tile) for tile in tiles):
            return min(self.distribution(tile).get(RED, 0.0) for tile in tiles)
        return self.chance(*(IsRed(tile) for tile in tiles))
