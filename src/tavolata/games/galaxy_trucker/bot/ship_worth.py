"""What a ship is worth to a trucker who has still to fly it: everything is reckoned in credits."""

from collections.abc import Iterable
from typing import NamedTuple

from tavolata.games.galaxy_trucker.bot.demand import Demand
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


def worth(has: Outfit, level: LevelName, demand: Demand) -> float:
    """What the components of a ship will earn or save on a whole flight, each further one of a kind less."""
    sides = sum(map(bool, has.covered))
    consumers = has.double_engines + has.doubles + sides / 2
    charged = min(1.0, has.batteries / (consumers + 1))
    engines = has.engines + has.double_engines * charged
    firepower = (has.halves + 0.9 * has.double_halves * charged) / 2
    enough = STRONGEST[level] + 1
    return (
        demand.engines * _curve(engines, ((1, 4.0), (2, 2.0), (4, 1.2), (7, 1.0), (10, 0.2)))
        + demand.firepower * _curve(firepower, ((4, 1.2), (enough - 3, 1.7), (enough, 2.2), (enough + 3, 0.2)))
        + demand.crew * _curve(has.crew, ((4, 1.2), (6, 1.6), (8, 1.2), (12, 0.5)))
        + _curve(has.batteries, ((2, 0.6), (2 * consumers + 2, 0.4), (12, 0.15)))
        + demand.shields * sides * (0.7 if has.batteries else 0.4)
        + demand.cargo * (_curve(has.red, ((2, 1.4), (4, 1.1), (6, 0.3))) + _curve(has.white, ((3, 1.2), (6, 0.7), (9, 0.2))))
    )


def _curve(amount: float, pieces: Iterable[tuple[float, float]]) -> float:
    """What an amount is worth by pieces, each of them up to a limit at so much a unit."""
    value = begin = 0.0
    for limit, each in pieces:
        if amount <= begin:
            break
        value += each * (min(amount, limit) - begin) if limit > begin else 0.0
        begin = max(begin, limit)
    return value
