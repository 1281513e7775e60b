"""Adventure cards as figures."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, get_args

from tavolata.core.protocols.encoding import filled, one_hot
from tavolata.games.galaxy_trucker.content import CARDS, GOODS, SIDES, Card, CombatZone, Good, Line, Measure, Planets, Projectile, kind_of

KINDS = tuple(sorted({kind_of(card) for card in CARDS.values()}))
MEASURES = get_args(Measure)
PLANETS = 5
PROJECTILES = 8
LINES = 3
NUMBERED = ("days", "credits", "firepower", "crew_lost", "crew_needed", "goods_lost", "days_for_each_connector", "tries")

_MOST = 12.0
_MOST_CUBES = 5.0

_kind = one_hot(KINDS)
_side = one_hot(SIDES)
_measure = one_hot(MEASURES)

PROJECTILE = 1 + len(SIDES)
LINE = len(MEASURES) + 4
CARD = len(KINDS) + len(NUMBERED) + len(GOODS) + PLANETS * len(GOODS) + PROJECTILES * PROJECTILE + LINES * LINE


@lru_cache(len(CARDS))
def card_figures(card: Card) -> tuple[float, ...]:
    """A card: its kind, its numbers, its goods, its planets, what it fires, and the lines of a combat zone."""
    told: Any = card
    numbers = [getattr(told, name, 0) / _MOST for name in NUMBERED]
    planets: Sequence[Sequence[Good]] = card.planets if isinstance(card, Planets) else ()
    lines: Sequence[Line] = card.lines if isinstance(card, CombatZone) else ()
    fired: Sequence[Projectile] = getattr(told, "meteors", ()) or getattr(told, "shots", ())
    return (
        *_kind(kind_of(card)),
        *numbers,
        *goods(getattr(told, "goods", ())),
        *filled(map(goods, planets), PLANETS, len(GOODS)),
        *filled(map(_projectile, fired), PROJECTILES, PROJECTILE),
        *filled(map(_line, lines), LINES, LINE),
    )


NO_CARD = (0.0,) * CARD


def goods(cubes: Iterable[Good]) -> list[float]:
    """How many cubes there are of each colour."""
    given = list(cubes)
    return [given.count(good) / _MOST_CUBES for good in GOODS]


def _projectile(projectile: Projectile) -> list[float]:
    """Its size, and the side that it comes from."""
    return [1.0 if projectile.size in ("big", "heavy") else 0.5, *_side(projectile.side)]


def _line(line: Line) -> list[float]:
    """What is compared, and what who is lowest loses; shots are seen when they are fired."""
    return [*_measure(line.lowest), line.lose_days / _MOST, line.lose_crew / _MOST, line.lose_goods / _MOST, len(line.shots) / PROJECTILES]
