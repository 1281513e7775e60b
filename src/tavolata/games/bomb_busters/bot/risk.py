"""Which dual cut to make: every way of pointing and announcing, weighed by what it risks."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple, TypeAlias

from tavolata.games.bomb_busters.actions import Point
from tavolata.games.bomb_busters.bot.decision import Weighing, because, by_cut
from tavolata.games.bomb_busters.bot.dial import dial_cost
from tavolata.games.bomb_busters.bot.number_cards import laid
from tavolata.games.bomb_busters.bot.situation import SURE, DualCut, Situation
from tavolata.games.bomb_busters.content import RED, CardId, Value
from tavolata.games.bomb_busters.facts import Tile, Tiles
from tavolata.games.bomb_busters.rules.hands import detected
from tavolata.games.bomb_busters.rules.usable import helped_by
from tavolata.games.bomb_busters.solver.odds import Chances
from tavolata.games.bomb_busters.state import Aim
from tavolata.games.bomb_busters.view import AimView

MISS_STABILIZED = 0.02
"""BB-Q4-9: what a miss costs that moves no dial: a turn."""

SOLVED = 6
"""So many detector cuts, the likeliest by a quick estimate, are solved exactly."""


DETECTORS: tuple[CardId, ...] = ("double-detector", "personal-triple", "triple-detector", "super-detector")

PLAIN = AimView(None, ray=False, stabilizer=False, pointed=(), values=())
"""A dual cut that nothing helps, before anything is pointed at."""


class _Estimate(NamedTuple):
    chance: float
    tiles: Tiles
    value: Value


def with_card(card: CardId) -> AimView:
    """A dual cut with the help of one card."""
    aim = helped_by(Aim(), card)
    return AimView(aim.detector, aim.ray, aim.stabilizer, pointed=(), values=())


def aim_chosen(situation: Situation) -> AimView:
    """The cut under way, or a plain one."""
    return situation.view.aim or PLAIN


def miss_cost(situation: Situation, stabilizer: bool = False) -> float:
    """What a cut costs that is wrong and hits no red, where losing the mission costs 1."""
    if stabilizer:
        return MISS_STABILIZED
    steps = max((twist.steps_of_miss for twist in situation.view.twists if twist), default=1)
    return 1.0 if situation.may_not_miss else dial_cost(situation.view.dial.left, steps)


def risk(situation: Situation, chances: Chances, stabilizer: bool = False) -> float:
    """What a cut puts at stake: the mission with every red hit, a part of it with every advance of the dial."""
    if stabilizer:
        return MISS_STABILIZED * (1 - chances.success)
    return chances.explosion + chances.other * miss_cost(situation)


def safest(situation: Situation, aim: AimView, within: Sequence[Tile]) -> DualCut | None:
    """The cut of these wires with the least risk, the first of equals."""
    return next(iter(safest_first(situation, aim, within)), None)


def safest_first(situation: Situation, aim: AimView, within: Sequence[Tile]) -> list[DualCut]:
    """The cuts of these wires, those with the least risk first."""
    return sorted(candidates(situation, aim, within), key=lambda cut: stake(situation, cut, aim.stabilizer))


def stake(situation: Situation, cut: DualCut, stabilizer: bool = False) -> float:
    """What a cut risks, and what it likely costs to be right."""
    return risk(situation, cut.chances, stabilizer) + cut.chances.success * price(situation, cut.values[0])


def price(situation: Situation, value: Value) -> float:
    """BB-m29: what it likely costs to cut a value."""
    return laid(situation, value) * dial_cost(situation.view.dial.left)


def candidates(situation: Situation, aim: AimView, within: Sequence[Tile]) -> list[DualCut]:
    """The cuts worth thinking of with this help."""
    if aim.detector == "super-detector":
        return list(_solved(situation, _stands(situation)))
    touched = situation.touched(within, bool(aim.detector or aim.ray or aim.stabilizer))
    if aim.detector:
        return list(_solved(situation, _groups(situation, aim.detector, aim.pointed, touched)))
    if aim.ray:
        return list(_ray_cuts(situation, touched))
    values = situation.sayable(None, aim.stabilizer)
    cuts = [cut for cut in situation.single_cuts if cut.tiles[0] in touched and cut.values[0] in values]
    return cuts or list(_hopeless_cuts(situation, touched))


def _hopeless_cuts(situation: Situation, tiles: Iterable[Tile]) -> Iterator[DualCut]:
    """BB-D5: cuts that cannot succeed, for a hand that has no better: at least no red should be hit."""
    for tile in tiles:
        red = situation.deals.distribution(tile).get(RED, 0.0)
        yield from (DualCut((tile,), (value,), Chances(0.0, red, 1 - red)) for value in situation.values)


def _ray_cuts(situation: Situation, tiles: Iterable[Tile]) -> Iterator[DualCut]:
    """BB-Q4-10: one wire, two values."""
    said = situation.sayable(None, helped=True)
    for tile in tiles:
        odds = situation.deals.distribution(tile)
        likely = sorted(said, key=lambda value: -odds.get(value, 0.0))[:2]
        values = tuple(value for value in said if value in likely)
        success, red = min(sum(odds.get(value, 0.0) for value in values), 1.0), odds.get(RED, 0.0)
        yield DualCut((tile,), values, Chances(success, red, max(1 - success - red, 0.0)))


def _groups(situation: Situation, detector: CardId, pointed: Tiles, within: Sequence[Tile]) -> Iterator[_Estimate]:
    """BB-Q3: so many wires of one player and one number; on one stand if some table asks for that, or on both."""
    for seat in sorted({situation.uncut[tile] for tile in pointed or within}):
        tiles = [tile for tile in within if situation.uncut[tile] == seat and tile not in pointed]
        stands = sorted({situation.place_of[tile][0] for tile in tiles})
        yield from _of_player(situation, detector, pointed, tiles)
        for stand in stands if len(stands) > 1 else ():
            yield from _of_player(situation, detector, pointed, [tile for tile in tiles if situation.place_of[tile][0] == stand])


def _of_player(situation: Situation, detector: CardId, pointed: Tiles, tiles: Sequence[Tile]) -> Iterator[_Estimate]:
    wanted = detected(detector, len(pointed) + len(tiles)) - len(pointed)
    for value in situation.sayable(detector) if wanted > 0 else ():
        chances = {tile: situation.deals.distribution(tile).get(value, 0.0) for tile in (*pointed, *tiles)}
        likely = sorted(tiles, key=lambda tile: -chances[tile])[: wanted + 1]
        for more in combinations(sorted(likely), wanted):
            group = (*pointed, *more)
            yield _Estimate(sum(chances[tile] for tile in group), group, value)


def _stands(situation: Situation) -> Iterator[_Estimate]:
    """BB-Q4-5: a whole stand and one number."""
    for stand, owner in situation.owner_of.items():
        tiles = tuple(tile for tile in situation.touched(situation.tiles_of(owner, stand), helped=True) if tile not in situation.barred)
        if owner != situation.me and tiles:
            for value in situation.sayable("super-detector"):
                yield _Estimate(sum(situation.deals.distribution(tile).get(value, 0.0) for tile in tiles), tiles, value)


def _solved(situation: Situation, estimates: Iterable[_Estimate]) -> Iterator[DualCut]:
    for estimate in sorted(dict.fromkeys(estimates), key=lambda estimate: -estimate.chance)[:SOLVED]:
        chances = situation.deals.detector(estimate.tiles, [estimate.value])
        yield DualCut(estimate.tiles, (estimate.value,), chances if chances.success < SURE else Chances(1.0, 0.0, 0.0))


def least_risk(situation: Situation, aim: AimView) -> float:
    """What the best cut with this help risks; everything, if there is none."""
    best = safest(situation, aim, situation.theirs)
    return stake(situation, best, aim.stabilizer) if best else 1.0


Order: TypeAlias = Callable[[Situation, AimView, Sequence[DualCut]], list[DualCut]]
"""Puts cuts that are sorted by their risk into another order."""


def aim_at(situation: Situation, aim: AimView, points: Sequence[Point], order: Order | None = None) -> Weighing:
    """The next wire of the safest cut, or the stand."""
    within = [situation.slots[point.stand, point.slot].tile for point in points if point.slot is not None]
    cuts = safest_first(situation, aim, within or situation.theirs)
    if not cuts:
        return because(points[0], "lot", count=len(points))
    cuts = order(situation, aim, cuts) if order else cuts
    if points[0].slot is None:
        return by_cut(Point(situation.place_of[cuts[0].tiles[0]][0]), situation, cuts)
    return by_cut(to_point(situation, next(tile for tile in cuts[0].tiles if tile not in aim.pointed)), situation, cuts)


def to_point(situation: Situation, tile: Tile) -> Point:
    """Point at a tile where it stands."""
    return Point(*situation.place_of[tile])
