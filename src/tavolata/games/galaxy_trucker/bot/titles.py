"""What the titles of a Trek are worth to a bot: while it builds, when it keeps one of several, and on arrival."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from tavolata.core.game import Seat
from tavolata.games.galaxy_trucker.actions import GalaxyTruckerAction, GiveTitle, KeepTitle
from tavolata.games.galaxy_trucker.bot.decision import Weighing
from tavolata.games.galaxy_trucker.content import NUMBERS, TITLES, Cell, TitleName
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.ship import SMOOTH, connectors, neighbours
from tavolata.games.galaxy_trucker.rules.trek.view import TitleView
from tavolata.games.galaxy_trucker.state import Placed, Ship
from tavolata.games.galaxy_trucker.view import GalaxyTruckerView

LIKELY: dict[TitleName, float] = {
    "freight-hauler": 0.1,
    "power-trucker": 0.1,
    "xenoquartermaster": 0.1,
    "cruise-captain": 0.12,
    "master-engineer": 0.02,
    "corridorist": 0.08,
}
"""How much likelier a title becomes with a point more."""
CHOICE = 0.3
"""What the pay of later flights counts for in the first one: everybody will have a title, but who won several has the choice."""
HOPED = 0.5
"""What counts that a title of gold will pay more than one of silver."""
_POWERED = ("double-engine", "double-cannon", "shield")
_HOLDS = ("hold", "red-hold")
_CORRIDOR = range(1, 3)


class Stake(NamedTuple):
    """A title, and what a point for it is worth, in credits."""

    title: TitleName
    point: float


def stakes(view: GalaxyTruckerView) -> tuple[Stake, ...]:
    """GT-K2 to GT-K4: the titles that this seat can be paid for on this flight."""
    return tuple(Stake(each.title, LIKELY[each.title] * _at_stake(view, each)) for each in view.course.titles if _is_open(view, each))


def _is_open(view: GalaxyTruckerView, each: TitleView) -> bool:
    """GT-K3: once a title has a holder nobody else is paid for it."""
    return each.holder in (None, view.seat)


def _at_stake(view: GalaxyTruckerView, each: TitleView) -> float:
    """What a title pays now, and what it may pay later because it is won or defended now."""
    later = range(view.course.flight + 1, len(view.course.flights))
    silver = sum(TITLES.pay(flight, gold=False) for flight in later)
    if each.holder is None:
        return each.pay + CHOICE * silver
    return each.pay + HOPED * (sum(TITLES.pay(flight, gold=True) for flight in later) - silver)


# Building


def points(ship: Ship, title: TitleName, cell: Cell, placed: Placed) -> float:
    """GT-K1: about how many points a tile adds that is laid so."""
    kind, sides = ships.face(placed).kind, connectors(placed)
    match title:
        case "master-engineer":
            return 1.0
        case "power-trucker":
            return float(kind in _POWERED)
        case "freight-hauler":
            return float(kind in _HOLDS)
        case "cruise-captain":
            outline = NUMBERS.levels[ship.level].outline
            return float(kind == "cabin" and any(sides[side] == SMOOTH and other not in outline for side, other in _around(cell)))
        case "corridorist":
            return float(_is_corridor(placed) and any(_is_corridor(ship.cells[other]) for other in _joined(ship, cell, placed)))
        case "xenoquartermaster":
            return float(kind in ships.LIFE_SUPPORT.values() and not ships.cells_of(ship, kind))


def _around(cell: Cell) -> enumerate[Cell]:
    return enumerate(neighbours(cell))


def _joined(ship: Ship, cell: Cell, placed: Placed) -> list[Cell]:
    sides = connectors(placed)
    return [other for side, other in _around(cell) if sides[side] and other in ship.cells]


def _is_corridor(placed: Placed) -> bool:
    return sum(map(bool, connectors(placed))) in _CORRIDOR


# After a flight


def share(view: GalaxyTruckerView, legal: Sequence[GalaxyTruckerAction]) -> Weighing:
    """GT-K2: keeps the title that it is furthest ahead for, and gives the others to those who are furthest behind for them."""
    gives = [action for action in legal if isinstance(action, GiveTitle)]
    if gives:
        given = min(gives, key=lambda action: _counted(view, action.title, action.to))
        return Weighing(given, "give-title", {"count": _counted(view, given.title, given.to)})
    keeps = [action for action in legal if isinstance(action, KeepTitle)]
    kept = max(keeps, key=lambda action: _lead(view, action.title))
    assert view.seat is not None
    return Weighing(kept, "keep-title", {"count": _counted(view, kept.title, view.seat)})


def _lead(view: GalaxyTruckerView, title: TitleName) -> float:
    """What is likely to be had for a title, by how far ahead one was for it."""
    assert view.seat is not None
    others = [_counted(view, title, seat) for seat in range(len(view.players)) if seat != view.seat]
    each = _title(view, title)
    return LIKELY[title] * _at_stake(view, each) * (_counted(view, title, view.seat) - max(others))


def _counted(view: GalaxyTruckerView, title: TitleName, seat: Seat) -> int:
    """What somebody scored, 0 for who gave up."""
    score = _title(view, title).counted[seat]
    return score.points if score else 0


def _title(view: GalaxyTruckerView, title: TitleName) -> TitleView:
    return next(each for each in view.course.titles if each.title == title)


# In flight


def pay_on_arrival(view: GalaxyTruckerView, route: Sequence[Seat]) -> int:
    """GT-K2 to GT-K4: what the titles would pay if the flight ended now."""
    assert view.seat is not None
    mine = [each for each in view.course.titles if _is_open(view, each)]
    best = [each for each in mine if each.now[view.seat].points == max(each.now[seat].points for seat in route)]
    return sum(each.pay for each in best)


def price_of_losing(view: GalaxyTruckerView, cells: Collection[Cell]) -> float:
    """GT-K1: what it costs to lose components that count for a title."""
    assert view.seat is not None
    counted = {each.title: each.now[view.seat].cells for each in view.course.titles}
    return sum(stake.point * sum(cell in cells for cell in counted[stake.title]) for stake in stakes(view))
