"""Which dual cut to make: every way of pointing and announcing, weighed by what it risks."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from tavolata.games.bomb_busters.actions import CardId, Value
from tavolata.games.bomb_busters.content import NUMBERS, RED
from tavolata.games.bomb_busters.facts import Tile, Tiles
from tavolata.games.bomb_busters.odds import Chances
from tavolata.games.bomb_busters.reading import SURE, DualCut, Reading

MISS = {1: 1.0, 2: 0.35, 3: 0.2, 4: 0.13}
"""What an advance of the dial costs, by the advances that are left, where losing the mission costs 1."""
MISS_EARLY = 0.1
"""The same with more advances left."""
MISS_STABILIZED = 0.02
"""BB-Q4-9: what a miss costs that moves no dial: a turn."""

SOLVED = 6
"""So many detector cuts, the likeliest by a quick estimate, are solved exactly."""


class Help(NamedTuple):
    """What helps a cut, and the tiles that are pointed at already."""

    detector: CardId | None = None
    ray: bool = False
    stabilizer: bool = False
    pointed: Tiles = ()


class _Estimate(NamedTuple):
    chance: float
    tiles: Tiles
    value: Value


def helped_by(card: CardId) -> Help:
    """The help that one card gives."""
    return Help(ray=card == "ray", stabilizer=card == "stabilizer", detector=None if card in ("ray", "stabilizer") else card)


def help_chosen(reading: Reading) -> Help:
    """The help of the cut under way."""
    aim = reading.view.aim
    return Help(aim.detector, aim.ray, aim.stabilizer, aim.pointed) if aim else Help()


def risk(reading: Reading, chances: Chances, stabilizer: bool = False) -> float:
    """What a cut puts at stake: the mission with every red hit, a part of it with every advance of the dial."""
    if stabilizer:
        return MISS_STABILIZED * (1 - chances.success)
    return chances.explosion + chances.other * MISS.get(reading.view.dial.left, MISS_EARLY)


def safest(reading: Reading, help_: Help, within: Sequence[Tile]) -> DualCut | None:
    """The cut of these wires with the least risk, the first of equals."""
    return min(_candidates(reading, help_, within), key=lambda cut: risk(reading, cut.chances, help_.stabilizer), default=None)


def _candidates(reading: Reading, help_: Help, within: Sequence[Tile]) -> list[DualCut]:
    """The cuts worth thinking of with this help."""
    if help_.detector == "super-detector":
        return list(_solved(reading, _stands(reading)))
    if help_.detector:
        return list(_solved(reading, _groups(reading, NUMBERS.detectors[help_.detector], help_.pointed, within)))
    return list(_ray_cuts(reading)) if help_.ray else reading.single_cuts or list(_hopeless_cuts(reading))


def _hopeless_cuts(reading: Reading) -> Iterator[DualCut]:
    """BB-D5: cuts that cannot succeed, for a hand that has no better: at least no red should be hit."""
    for tile in reading.theirs:
        red = reading.deals.distribution(tile).get(RED, 0.0)
        yield from (DualCut((tile,), (value,), Chances(0.0, red, 1 - red)) for value in reading.values)


def _ray_cuts(reading: Reading) -> Iterator[DualCut]:
    """BB-Q4-10: one wire, two values."""
    for tile in reading.theirs:
        odds = reading.deals.distribution(tile)
        likely = sorted(reading.values, key=lambda value: -odds.get(value, 0.0))[:2]
        values = tuple(value for value in reading.values if value in likely)
        success, red = min(sum(odds.get(value, 0.0) for value in values), 1.0), odds.get(RED, 0.0)
        yield DualCut((tile,), values, Chances(success, red, max(1 - success - red, 0.0)))


def _groups(reading: Reading, size: int, pointed: Tiles, within: Sequence[Tile]) -> Iterator[_Estimate]:
    """BB-Q3: so many wires of one player and one number; on one stand if some table asks for that, or on both."""
    for seat in sorted({reading.uncut[tile] for tile in pointed or within}):
        tiles = [tile for tile in within if reading.uncut[tile] == seat and tile not in pointed]
        stands = sorted({reading.place_of[tile][0] for tile in tiles})
        yield from _of_player(reading, size, pointed, tiles)
        for stand in stands if len(stands) > 1 else ():
            yield from _of_player(reading, size, pointed, [tile for tile in tiles if reading.place_of[tile][0] == stand])


def _of_player(reading: Reading, size: int, pointed: Tiles, tiles: Sequence[Tile]) -> Iterator[_Estimate]:
    if len(pointed) + len(tiles) < NUMBERS.detector_least:
        return
    wanted = min(size - len(pointed), len(tiles))
    for value in reading.numbers():
        chances = {tile: reading.deals.distribution(tile).get(value, 0.0) for tile in (*pointed, *tiles)}
        likely = sorted(tiles, key=lambda tile: -chances[tile])[: wanted + 1]
        for more in combinations(sorted(likely), wanted):
            group = (*pointed, *more)
            yield _Estimate(sum(chances[tile] for tile in group), group, value)


def _stands(reading: Reading) -> Iterator[_Estimate]:
    """BB-Q4-5: a whole stand and one number."""
    for stand, owner in reading.owner_of.items():
        tiles = tuple(reading.tiles_of(owner, stand))
        if owner != reading.me and tiles:
            for value in reading.numbers():
                yield _Estimate(sum(reading.deals.distribution(tile).get(value, 0.0) for tile in tiles), tiles, value)


def _solved(reading: Reading, estimates: Iterable[_Estimate]) -> Iterator[DualCut]:
    for estimate in sorted(dict.fromkeys(estimates), key=lambda estimate: -estimate.chance)[:SOLVED]:
        chances = reading.deals.detector(estimate.tiles, [estimate.value])
        yield DualCut(estimate.tiles, (estimate.value,), chances if chances.success < SURE else Chances(1.0, 0.0, 0.0))
