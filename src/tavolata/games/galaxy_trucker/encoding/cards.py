"""Adventure cards as numbers."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, get_args

from tavolata.core.protocols.encoding import filled, one_hot
from tavolata.games.galaxy_trucker.content import (
    CARDS,
    GOODS,
    SIDES,
    Card,
    CombatZone,
    Good,
    Measure,
    Planets,
    Projectile,
    ZoneLine,
    kind_of,
)

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
    """Return a card as numbers: kind, numbers, goods, planets, projectiles and combat zone lines."""
    fields: Any = card
    numbers = [getattr(fields, name, 0) / _MOST for name in NUMBERED]
    planets: Sequence[Sequence[Good]] = card.planets if isinstance(card, Planets) else ()
    lines: Sequence[ZoneLine] = card.lines if isinstance(card, CombatZone) else ()
    fired: Sequence[Projectile] = getattr(fields, "meteors", ()) or getattr(fields, "shots", ())
    return (
        *_kind(kind_of(card)),
        *numbers,
        *goods(getattr(fields, "goods", ())),
        *filled(map(goods, planets), PLANETS, len(GOODS)),
        *filled(map(_projectile, fired), PROJECTILES, PROJECTILE),
        *filled(map(_line, lines), LINES, LINE),
    )


NO_CARD = (0.0,) * CARD


def goods(cubes: Iterable[Good]) -> list[float]:
    """Return the number of cubes of each colour."""
    given = list(cubes)
    return [given.count(good) / _MOST_CUBES for good in GOODS]


def _projectile(projectile: Projectile) -> list[float]:
    """Return a projectile as numbers: its size and the side from which it comes."""
    return [1.0 if projectile.size in ("big", "heavy") else 0.5, *_side(projectile.side)]


def _line(line: ZoneLine) -> list[float]:
    """Return a combat zone line as numbers: measure and penalty; shots are encoded when they are fired."""
    return [*_measure(line.lowest), line.lose_days / _MOST, line.lose_crew / _MOST, line.lose_goods / _MOST, len(line.shots) / PROJECTILES]
