"""Which dual cut to make: every way of pointing and announcing, weighed by what it risks."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple, TypeAlias

from tavolata.games.bomb_busters.actions import Point
from tavolata.games.bomb_busters.bot.decision import BotDecision, because, by_cut
from tavolata.games.bomb_busters.bot.dial import dial_cost
from tavolata.games.bomb_busters.bot.number_cards import guess_probability
from tavolata.games.bomb_busters.bot.table_model import SURE, DualCut, TableModel
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
"""The number of detector cuts that are solved exactly; the likeliest by a quick estimate."""


DETECTORS: tuple[CardId, ...] = ("double-detector", "personal-triple", "triple-detector", "super-detector")

PLAIN = AimView(None, ray=False, stabilizer=False, pointed=(), values=())
"""A dual cut that nothing helps, before anything is pointed at."""


class _Estimate(NamedTuple):
    chance: float
    tiles: Tiles
    value: Value


def with_card(card: CardId) -> AimView:
    """Return the aim of a dual cut with the help of one card."""
    aim = helped_by(Aim(), card)
    return AimView(aim.detector, aim.ray, aim.stabilizer, pointed=(), values=())


def aim_chosen(model: TableModel) -> AimView:
    """Return the aim of the cut under way, or a plain one."""
    return model.view.aim or PLAIN


def miss_cost(model: TableModel, stabilizer: bool = False) -> float:
    """Return the cost of a wrong cut that hits no red, where losing the mission costs 1."""
    if stabilizer:
        return MISS_STABILIZED
    steps = max((twist.steps_of_miss for twist in model.view.twists if twist), default=1)
    return 1.0 if model.may_not_miss else dial_cost(model.view.dial.left, steps)


def risk(model: TableModel, chances: Chances, stabilizer: bool = False) -> float:
    """Return the risk of a cut: the mission with every red hit, a part of it with every advance of the dial."""
    if stabilizer:
        return MISS_STABILIZED * (1 - chances.success)
    return chances.explosion + chances.other * miss_cost(model)


def safest(model: TableModel, aim: AimView, within: Sequence[Tile]) -> DualCut | None:
    """Return the cut of these wires with the least risk, the first of equals."""
    return next(iter(safest_first(model, aim, within)), None)


def safest_first(model: TableModel, aim: AimView, within: Sequence[Tile]) -> list[DualCut]:
    """Return the cuts of these wires, those with the least risk first."""
    return sorted(candidates(model, aim, within), key=lambda cut: stake(model, cut, aim.stabilizer))


def stake(model: TableModel, cut: DualCut, stabilizer: bool = False) -> float:
    """Return the stake of a cut: its risk, and the likely cost if it is right."""
    return risk(model, cut.chances, stabilizer) + cut.chances.success * price(model, cut.values[0])


def price(model: TableModel, value: Value) -> float:
    """BB-m29: return the likely cost of cutting a value."""
    return guess_probability(model, value) * dial_cost(model.view.dial.left)


def candidates(model: TableModel, aim: AimView, within: Sequence[Tile]) -> list[DualCut]:
    """Return the cuts worth considering with this help."""
    if aim.detector == "super-detector":
        return list(_solved(model, _stands(model)))
    touched = model.targetable(within, bool(aim.detector or aim.ray or aim.stabilizer))
    if aim.detector:
        return list(_solved(model, _groups(model, aim.detector, aim.pointed, touched)))
    if aim.ray:
        return list(_ray_cuts(model, touched))
    values = model.announceable_values(None, aim.stabilizer)
    cuts = [cut for cut in model.single_cuts if cut.tiles[0] in touched and cut.values[0] in values]
    return cuts or list(_forced_cuts(model, touched))


def _forced_cuts(model: TableModel, tiles: Iterable[Tile]) -> Iterator[DualCut]:
    """BB-D5: yield cuts that cannot succeed, for a hand without a better one: at least no red should be hit."""
    for tile in tiles:
        red = model.deals.distribution(tile).get(RED, 0.0)
        yield from (DualCut((tile,), (value,), Chances(0.0, red, 1 - red)) for value in model.values)


def _ray_cuts(model: TableModel, tiles: Iterable[Tile]) -> Iterator[DualCut]:
    """BB-Q4-10: yield cuts of one wire for two values."""
    said = model.announceable_values(None, helped=True)
    for tile in tiles:
        odds = model.deals.distribution(tile)
        likely = sorted(said, key=lambda value: -odds.get(value, 0.0))[:2]
        values = tuple(value for value in said if value in likely)
        success, red = min(sum(odds.get(value, 0.0) for value in values), 1.0), odds.get(RED, 0.0)
        yield DualCut((tile,), values, Chances(success, red, max(1 - success - red, 0.0)))


def _groups(model: TableModel, detector: CardId, pointed: Tiles, within: Sequence[Tile]) -> Iterator[_Estimate]:
    """BB-Q3: yield every detector cut at wires of one player for one number; on one stand if the table's option says so."""
    for seat in sorted({model.uncut[tile] for tile in pointed or within}):
        tiles = [tile for tile in within if model.uncut[tile] == seat and tile not in pointed]
        stands = sorted({model.place_of[tile][0] for tile in tiles})
        yield from _of_player(model, detector, pointed, tiles)
        for stand in stands if len(stands) > 1 else ():
            yield from _of_player(model, detector, pointed, [tile for tile in tiles if model.place_of[tile][0] == stand])


def _of_player(model: TableModel, detector: CardId, pointed: Tiles, tiles: Sequence[Tile]) -> Iterator[_Estimate]:
    wanted = detected(detector, len(pointed) + len(tiles)) - len(pointed)
    for value in model.announceable_values(detector) if wanted > 0 else ():
        chances = {tile: model.deals.distribution(tile).get(value, 0.0) for tile in (*pointed, *tiles)}
        likely = sorted(tiles, key=lambda tile: -chances[tile])[: wanted + 1]
        for more in combinations(sorted(likely), wanted):
            group = (*pointed, *more)
            yield _Estimate(sum(chances[tile] for tile in group), group, value)


def _stands(model: TableModel) -> Iterator[_Estimate]:
    """BB-Q4-5: yield every Super Detector cut, one stand and one number, with its estimated chance."""
    for stand, owner in model.owner_of.items():
        tiles = tuple(tile for tile in model.targetable(model.tiles_of(owner, stand), helped=True) if tile not in model.barred)
        if owner != model.me and tiles:
            for value in model.announceable_values("super-detector"):
                yield _Estimate(sum(model.deals.distribution(tile).get(value, 0.0) for tile in tiles), tiles, value)


def _solved(model: TableModel, estimates: Iterable[_Estimate]) -> Iterator[DualCut]:
    for estimate in sorted(dict.fromkeys(estimates), key=lambda estimate: -estimate.chance)[:SOLVED]:
        chances = model.deals.detector(estimate.tiles, [estimate.value])
        yield DualCut(estimate.tiles, (estimate.value,), chances if chances.success < SURE else Chances(1.0, 0.0, 0.0))


def least_risk(model: TableModel, aim: AimView) -> float:
    """Return the risk of the best cut with this help; 1 if there is none."""
    best = safest(model, aim, model.theirs)
    return stake(model, best, aim.stabilizer) if best else 1.0


Order: TypeAlias = Callable[[TableModel, AimView, Sequence[DualCut]], list[DualCut]]
"""Puts cuts that are sorted by their risk into another order."""


def aim_at(model: TableModel, aim: AimView, points: Sequence[Point], order: Order | None = None) -> BotDecision:
    """Choose the next wire of the safest cut, or its stand."""
    within = [model.slots[point.stand, point.slot].tile for point in points if point.slot is not None]
    cuts = safest_first(model, aim, within or model.theirs)
    if not cuts:
        return because(points[0], "lot", count=len(points))
    cuts = order(model, aim, cuts) if order else cuts
    if points[0].slot is None:
        return by_cut(Point(model.place_of[cuts[0].tiles[0]][0]), model, cuts)
    return by_cut(to_point(model, next(tile for tile in cuts[0].tiles if tile not in aim.pointed)), model, cuts)


def to_point(model: TableModel, tile: Tile) -> Point:
    """Return the action that points at a tile."""
    return Point(*model.place_of[tile])
