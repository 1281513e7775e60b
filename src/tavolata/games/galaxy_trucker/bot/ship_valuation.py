"""Values a ship before its flight in credits."""

from collections.abc import Sequence
from typing import NamedTuple

from tavolata.games.galaxy_trucker.bot.card_forecast import CardDemand
from tavolata.games.galaxy_trucker.content import LevelName, TileFace
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.state import PlacedTile, Ship

USUAL_STRONGEST_ENEMY: dict[LevelName, int] = {"test": 5, "I": 6, "II": 8, "III": 10}
"""The firepower that a builder prepares for, by level."""


class Outfit(NamedTuple):
    """The components of a ship, independent of their positions."""

    engines: int = 0
    double_engines: int = 0
    halves: int = 0
    """GT-F4: firepower of single cannons in halves."""
    double_halves: int = 0
    doubles: int = 0
    crew: int = 0
    batteries: int = 0
    covered: tuple[int, int, int, int] = (0, 0, 0, 0)
    """GT-F11: the number of shields for each side."""
    white: int = 0
    red: int = 0

    def with_tile(self, placed: PlacedTile) -> "Outfit":
        """Return the outfit with one more component."""
        face = ships.face(placed)
        match face.kind:
            case "engine":
                return self._replace(engines=self.engines + 1)
            case "double-engine":
                return self._replace(double_engines=self.double_engines + 1)
            case "cannon":
                return self._replace(halves=self.halves + ships.half_power(placed))
            case "double-cannon":
                return self._replace(double_halves=self.double_halves + ships.half_power(placed), doubles=self.doubles + 1)
            case "cabin" | "starting-cabin":
                return self._replace(crew=self.crew + face.capacity)
            case "battery":
                return self._replace(batteries=self.batteries + face.capacity)
            case _:
                return self._with_rare_tile(face, placed)

    def _with_rare_tile(self, face: TileFace, placed: PlacedTile) -> "Outfit":
        match face.kind:
            case "shield":
                covers = ships.covered_sides(placed)
                front, right, rear, left = (count + (side in covers) for side, count in enumerate(self.covered))
                return self._replace(covered=(front, right, rear, left))
            case "hold":
                return self._replace(white=self.white + face.capacity)
            case "red-hold":
                return self._replace(red=self.red + face.capacity)
            case _:
                return self


def outfit(ship: Ship) -> Outfit:
    """Return the components of a ship."""
    found = Outfit()
    for placed in ship.cells.values():
        found = found.with_tile(placed)
    return found


class Amounts(NamedTuple):
    """The amount of each resource of a ship."""

    engines: float
    firepower: float
    crew: float
    batteries: float
    shields: float
    """GT-F11: covered sides; a side without a battery counts less."""
    red: float
    white: float


class Weights(NamedTuple):
    """The value of each resource per unit for a whole flight, in credits: one weight for each interval up to the next limit."""

    engines: tuple[float, ...]
    firepower: tuple[float, ...]
    crew: tuple[float, ...]
    batteries: tuple[float, ...]
    shields: tuple[float, ...]
    red: tuple[float, ...]
    white: tuple[float, ...]


RULE_OF_THUMB = Weights(
    engines=(4.0, 2.0, 1.2, 1.0, 0.2),
    firepower=(1.2, 1.7, 2.2, 0.2),
    crew=(1.2, 1.6, 1.2, 0.5),
    batteries=(0.6, 0.4, 0.15),
    shields=(0.7, 0.7),
    red=(1.4, 1.1, 0.3),
    white=(1.2, 0.7, 0.2),
)
"""Weights from experience with level II."""
_UNCHARGED = 4 / 7
"""The factor for a shield without a battery."""


def useful_limits(has: Outfit, level: LevelName) -> Weights:
    """Return the interval limits of the weights; firepower depends on the level, batteries on the components that use them."""
    enough = USUAL_STRONGEST_ENEMY[level] + 1
    return Weights(
        engines=(1, 2, 4, 7, 10),
        firepower=(4, enough - 3, enough, enough + 3),
        crew=(4, 6, 8, 12),
        batteries=(2, 2 * _battery_users(has) + 2, 12),
        shields=(2, 4),
        red=(2, 4, 6),
        white=(3, 6, 9),
    )


def amounts(has: Outfit) -> Amounts:
    """Return the resources of a ship; components that use batteries count as far as there are batteries."""
    charged = min(1.0, has.batteries / (_battery_users(has) + 1))
    return Amounts(
        engines=has.engines + has.double_engines * charged,
        firepower=(has.halves + 0.9 * has.double_halves * charged) / 2,
        crew=has.crew,
        batteries=has.batteries,
        shields=_covered_sides(has) * (1 if has.batteries else _UNCHARGED),
        red=has.red,
        white=has.white,
    )


def _battery_users(has: Outfit) -> float:
    return has.double_engines + has.doubles + _covered_sides(has) / 2


def _covered_sides(has: Outfit) -> int:
    return sum(map(bool, has.covered))


def ship_value(has: Outfit, level: LevelName, demand: CardDemand, weights: Weights = RULE_OF_THUMB) -> float:
    """Return the expected earnings and savings of a ship's components for a whole flight, with diminishing returns."""
    engines, firepower, crew, batteries, shields, red, white = map(_curve_value, amounts(has), useful_limits(has, level), weights)
    return (
        demand.engines * engines
        + demand.firepower * firepower
        + demand.crew * crew
        + batteries
        + demand.shields * shields
        + demand.cargo * (red + white)
    )


def _curve_value(amount: float, limits: Sequence[float], weights: Sequence[float]) -> float:
    """Return the piecewise linear value of an amount."""
    value = begin = 0.0
    for limit, each in zip(limits, weights, strict=True):
        if amount <= begin:
            break
        value += each * (min(amount, limit) - begin) if limit > begin else 0.0
        begin = max(begin, limit)
    return value
