"""What a ship is worth to a trucker who has still to fly it: everything is reckoned in credits."""

from collections.abc import Sequence
from typing import NamedTuple

from tavolata.games.galaxy_trucker.bot.card_forecast import Demand
from tavolata.games.galaxy_trucker.content import Face, LevelName
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.state import Placed, Ship

STRONGEST: dict[LevelName, int] = {"test": 5, "I": 6, "II": 8, "III": 10}
"""The firepower that a builder reckons with, by the level of the flight."""


class Outfit(NamedTuple):
    """What a ship has aboard, as far as it does not matter where."""

    engines: int = 0
    double_engines: int = 0
    halves: int = 0
    """GT-F4: firepower of single cannons."""
    double_halves: int = 0
    doubles: int = 0
    crew: int = 0
    batteries: int = 0
    covered: tuple[int, int, int, int] = (0, 0, 0, 0)
    """GT-F11: how many shields cover each side."""
    white: int = 0
    red: int = 0

    def plus(self, placed: Placed) -> "Outfit":
        """With one component more, as it lies."""
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
                return self._plus_rarer(face, placed)

    def _plus_rarer(self, face: Face, placed: Placed) -> "Outfit":
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
    """What a ship has aboard."""
    found = Outfit()
    for placed in ship.cells.values():
        found = found.plus(placed)
    return found


class Amounts(NamedTuple):
    """How much a ship has of each thing that counts."""

    engines: float
    firepower: float
    crew: float
    batteries: float
    shields: float
    """GT-F11: covered sides; without a battery they count for less."""
    red: float
    white: float


class Weights(NamedTuple):
    """What a unit of each thing will earn or save on a whole flight, in credits: so much up to each of the limits in turn."""

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
"""What experience says of a flight of level II."""
_UNCHARGED = 4 / 7
"""What a shield is worth for which there is no battery yet."""


def limits(has: Outfit, level: LevelName) -> Weights:
    """Up to how much of each thing each weight counts; enough firepower is a matter of level, enough batteries of those who need them."""
    enough = STRONGEST[level] + 1
    return Weights(
        engines=(1, 2, 4, 7, 10),
        firepower=(4, enough - 3, enough, enough + 3),
        crew=(4, 6, 8, 12),
        batteries=(2, 2 * _consumers(has) + 2, 12),
        shields=(2, 4),
        red=(2, 4, 6),
        white=(3, 6, 9),
    )


def amounts(has: Outfit) -> Amounts:
    """How much a ship has; what needs batteries counts as far as there are some."""
    charged = min(1.0, has.batteries / (_consumers(has) + 1))
    return Amounts(
        engines=has.engines + has.double_engines * charged,
        firepower=(has.halves + 0.9 * has.double_halves * charged) / 2,
        crew=has.crew,
        batteries=has.batteries,
        shields=_covered(has) * (1 if has.batteries else _UNCHARGED),
        red=has.red,
        white=has.white,
    )


def _consumers(has: Outfit) -> float:
    return has.double_engines + has.doubles + _covered(has) / 2


def _covered(has: Outfit) -> int:
    return sum(map(bool, has.covered))


def worth(has: Outfit, level: LevelName, demand: Demand, weights: Weights = RULE_OF_THUMB) -> float:
    """What the components of a ship will earn or save on a whole flight, each further one of a kind less."""
    engines, firepower, crew, batteries, shields, red, white = map(_curve, amounts(has), limits(has, level), weights)
    return (
        demand.engines * engines
        + demand.firepower * firepower
        + demand.crew * crew
        + batteries
        + demand.shields * shields
        + demand.cargo * (red + white)
    )


def _curve(amount: float, limits: Sequence[float], weights: Sequence[float]) -> float:
    """What an amount is worth by pieces, each of them up to a limit at so much a unit."""
    value = begin = 0.0
    for limit, each in zip(limits, weights, strict=True):
        if amount <= begin:
            break
        value += each * (min(amount, limit) - begin) if limit > begin else 0.0
        begin = max(begin, limit)
    return value
