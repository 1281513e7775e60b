"""Pools of hidden wires about which nothing different is known: whole stands, or single unsorted wires.

A pool is counted as one stand with one axis. Its wires are parted among its stands afterwards, each way equally likely, and the
probabilities of a tile follow from its possible places in the sorted pool.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, pairwise
from math import comb, factorial, prod
from random import Random
from typing import TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from tavolata.games.bomb_busters.content import RANK_OF, RED, YELLOW, Wire
from tavolata.games.bomb_busters.facts import Tiles, tiles_of
from tavolata.games.bomb_busters.solver.knowledge import Knowledge, Tally

Pool: TypeAlias = tuple[Tiles, ...]
"""Stands, each ascending; a wire that stands unsorted is one by itself."""


def pooled(told: Knowledge, *, one_by_one: bool = False) -> tuple[Knowledge, tuple[Pool, ...]]:
    """Return the knowledge with each pool as one stand, and the pools; BB-m20: loose wires are stands of one tile."""
    named = {*told.known}.union(*map(tiles_of, told.facts), *(tally.tiles for tally in told.tallies))
    free = tuple(stand for stand in told.stands if named.isdisjoint(stand))
    loose = tuple((tile,) for tile in told.loose if tile not in named)
    alike = (free, loose) if told.loose_are_blue else ((*free, *loose),)
    pools = () if one_by_one else tuple(pool for pool in alike if len(pool) > 1)
    apart = {stand for pool in pools for stand in pool}
    stands = [stand for stand in (*told.stands, *((tile,) for tile in told.loose)) if stand not in apart]
    blue = [Tally(frozenset([tile]), frozenset([YELLOW, RED]), (True, False)) for tile in told.loose if told.loose_are_blue]
    together = tuple(sum(pool, ()) for pool in pools)
    return msgspec.structs.replace(told, stands=(*stands, *together), tallies=(*told.tallies, *blue)), pools


def ways_to_part(pool: Pool) -> int:
    """Return the number of ways to part the wires of a pool among its stands."""
    return factorial(sum(map(len, pool))) // prod(factorial(len(stand)) for stand in pool)


def parted_chances(pool: Pool, rows: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the probabilities of each tile of a pool, stand by stand, from those of its wires in ascending order."""
    return np.concatenate([_places(len(stand), len(rows)) @ rows for stand in pool])


@lru_cache(maxsize=256)
def _places(size: int, of: int) -> NDArray[np.float64]:
    """Return the probability of each tile of a stand of this size to be each wire of the pool."""
    ways = comb(of, size)
    return np.array([[comb(rank, tile) * comb(of - 1 - rank, size - 1 - tile) / ways for rank in range(of)] for tile in range(size)])


def parted(pool: Pool, wires: Sequence[Wire], random: Random) -> list[Wire]:
    """Return the wires of a pool parted at random among its stands."""
    mixed = random.sample(wires, len(wires))
    ends = pairwise([0, *accumulate(map(len, pool))])
    return [wire for first, last in ends for wire in sorted(mixed[first:last], key=RANK_OF.__getitem__)]
