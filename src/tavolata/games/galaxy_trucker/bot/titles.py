"""The value of the titles of a Trek to a bot, for building, for keeping and on arrival."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from tavolata.core.game import Seat
from tavolata.games.galaxy_trucker.actions import GalaxyTruckerAction, GiveTitle, KeepTitle
from tavolata.games.galaxy_trucker.bot.decision import BotDecision
from tavolata.games.galaxy_trucker.content import NUMBERS, TITLES, Cell, TitleName
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.ship import SMOOTH, connectors, neighbours
from tavolata.games.galaxy_trucker.rules.trek.view import TitleView
from tavolata.games.galaxy_trucker.state import PlacedTile, Ship
from tavolata.games.galaxy_trucker.view import GalaxyTruckerView

EXPECTED_POINTS: dict[TitleName, float] = {
    "freight-hauler": 0.1,
    "power-trucker": 0.1,
    "xenoquartermaster": 0.1,
    "cruise-captain": 0.12,
    "master-engineer": 0.02,
    "corridorist": 0.08,
}
"""How much one more point raises the chance of a title."""
CHOICE_SHARE = 0.3
"""The factor for later payments during the first flight, when a winner of several titles has the choice."""
HOPED_SHARE = 0.5
"""The factor for the higher payment of a golden title."""
_POWERED = ("double-engine", "double-cannon", "shield")
_HOLDS = ("hold", "red-hold")
_CORRIDOR = range(1, 3)


class TitleValue(NamedTuple):
    """A title and the value of a point for it in credits."""

    title: TitleName
    point: float


def title_values(view: GalaxyTruckerView) -> tuple[TitleValue, ...]:
    """GT-K2 to GT-K4: return the titles that can pay this seat in this flight, with the value of a point."""
    return tuple(
        TitleValue(each.title, EXPECTED_POINTS[each.title] * _title_value(view, each))
        for each in view.course.titles
        if _is_contested(view, each)
    )


def _is_contested(view: GalaxyTruckerView, each: TitleView) -> bool:
    """GT-K3: return whether this seat can be paid; a title with a holder pays only its holder."""
    return each.holder in (None, view.seat)


def _title_value(view: GalaxyTruckerView, each: TitleView) -> float:
    """Return the current payment of a title plus the expected later payments."""
    later = range(view.course.flight + 1, len(view.course.flights))
    silver = sum(TITLES.pay(flight, gold=False) for flight in later)
    if each.holder is None:
        return each.pay + CHOICE_SHARE * silver
    return each.pay + HOPED_SHARE * (sum(TITLES.pay(flight, gold=True) for flight in later) - silver)


# Building


def title_points(ship: Ship, title: TitleName, cell: Cell, placed: PlacedTile) -> float:
    """GT-K1: return the approximate points that a tile adds when placed this way."""
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
            return float(kind == "cabin" and any(sides[side] == SMOOTH and other not in outline for side, other in _neighbours(cell)))
        case "corridorist":
            return float(_is_corridor(placed) and any(_is_corridor(ship.cells[other]) for other in _joined(ship, cell, placed)))
        case "xenoquartermaster":
            return float(kind in ships.LIFE_SUPPORT.values() and not ships.cells_of(ship, kind))


def _neighbours(cell: Cell) -> enumerate[Cell]:
    return enumerate(neighbours(cell))


def _joined(ship: Ship, cell: Cell, placed: PlacedTile) -> list[Cell]:
    sides = connectors(placed)
    return [other for side, other in _neighbours(cell) if sides[side] and other in ship.cells]


def _is_corridor(placed: PlacedTile) -> bool:
    return sum(map(bool, connectors(placed))) in _CORRIDOR


# After a flight


def choose_title(view: GalaxyTruckerView, legal: Sequence[GalaxyTruckerAction]) -> BotDecision:
    """GT-K2: return the decision to keep the title with the largest lead, or whom to give another one."""
    gives = [action for action in legal if isinstance(action, GiveTitle)]
    if gives:
        given = min(gives, key=lambda action: _counted_points(view, action.title, action.to))
        return BotDecision(given, "give-title", {"count": _counted_points(view, given.title, given.to)})
    keeps = [action for action in legal if isinstance(action, KeepTitle)]
    kept = max(keeps, key=lambda action: _lead_in(view, action.title))
    assert view.seat is not None
    return BotDecision(kept, "keep-title", {"count": _counted_points(view, kept.title, view.seat)})


def _lead_in(view: GalaxyTruckerView, title: TitleName) -> float:
    """Return the expected value of a title from the lead in its last count."""
    assert view.seat is not None
    others = [_counted_points(view, title, seat) for seat in range(len(view.players)) if seat != view.seat]
    each = _title_view(view, title)
    return EXPECTED_POINTS[title] * _title_value(view, each) * (_counted_points(view, title, view.seat) - max(others))


def _counted_points(view: GalaxyTruckerView, title: TitleName, seat: Seat) -> int:
    """Return the points of a seat; 0 if it gave up."""
    score = _title_view(view, title).counted[seat]
    return score.points if score else 0


def _title_view(view: GalaxyTruckerView, title: TitleName) -> TitleView:
    return next(each for each in view.course.titles if each.title == title)


# In flight


def pay_on_arrival(view: GalaxyTruckerView, route: Sequence[Seat]) -> int:
    """GT-K2 to GT-K4: return the payment of the titles if the flight ended now."""
    assert view.seat is not None
    contested = [each for each in view.course.titles if _is_contested(view, each)]
    best = [each for each in contested if each.now[view.seat].points == max(each.now[seat].points for seat in route)]
    return sum(each.pay for each in best)


def title_loss(view: GalaxyTruckerView, cells: Collection[Cell]) -> float:
    """GT-K1: return the cost of losing components that count for a title."""
    assert view.seat is not None
    counted = {each.title: each.now[view.seat].cells for each in view.course.titles}
    return sum(title_value.point * sum(cell in cells for cell in counted[title_value.title]) for title_value in title_values(view))
