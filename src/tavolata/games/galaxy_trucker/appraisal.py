"""What a ship is worth to a trucker who has still to fly it: everything is reckoned in credits."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from tavolata.games.galaxy_trucker.content import NUMBERS, Face, LevelName
from tavolata.games.galaxy_trucker.content_cards import (
    CARDS,
    AbandonedShip,
    AbandonedStation,
    Card,
    CombatZone,
    Meteors,
    OpenSpace,
    Pirates,
    Planets,
    Slavers,
    Smugglers,
)
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.state import Ship

_STRONGEST: dict[LevelName, int] = {"test": 5, "I": 6, "II": 8, "III": 10}
"""The firepower of the strongest enemy that is met."""


class Outlook(NamedTuple):
    """How much more or less than usual the cards ask for: 1 is what the whole bag has."""

    engines: float = 1.0
    firepower: float = 1.0
    crew: float = 1.0
    cargo: float = 1.0
    shields: float = 1.0


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

    def plus(self, face: Face, turn: int) -> "Outfit":
        """With one component more, so many quarter turns clockwise."""
        match face.kind:
            case "engine":
                return self._replace(engines=self.engines + 1)
            case "double-engine":
                return self._replace(double_engines=self.double_engines + 1)
            case "cannon":
                return self._replace(halves=self.halves + (1 if turn else 2))
            case "double-cannon":
                return self._replace(double_halves=self.double_halves + (2 if turn else 4), doubles=self.doubles + 1)
            case "cabin" | "starting-cabin":
                return self._replace(crew=self.crew + face.capacity)
            case "battery":
                return self._replace(batteries=self.batteries + face.capacity)
            case _:
                return self._plus_rarer(face, turn)

    def _plus_rarer(self, face: Face, turn: int) -> "Outfit":
        match face.kind:
            case "shield":
                first, second = turn, (turn + 1) % 4
                front, right, rear, left = (count + (side in (first, second)) for side, count in enumerate(self.covered))
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
        found = found.plus(ships.face(placed), placed.turn)
    return found


def worth(has: Outfit, level: LevelName, outlook: Outlook) -> float:
    """What the components of a ship will earn or save on a whole flight, each further one of a kind less."""
    sides = sum(map(bool, has.covered))
    consumers = has.double_engines + has.doubles + sides / 2
    charged = min(1.0, has.batteries / (consumers + 1))
    engines = has.engines + has.double_engines * charged
    firepower = (has.halves + 0.9 * has.double_halves * charged) / 2
    enough = _STRONGEST[level] + 1
    return (
        outlook.engines * _curve(engines, ((1, 4.0), (2, 2.0), (4, 1.2), (7, 1.0), (10, 0.2)))
        + outlook.firepower * _curve(firepower, ((4, 1.2), (enough - 3, 1.7), (enough, 2.2), (enough + 3, 0.2)))
        + outlook.crew * _curve(has.crew, ((4, 1.2), (6, 1.6), (8, 1.2), (12, 0.5)))
        + _curve(has.batteries, ((2, 0.6), (2 * consumers + 2, 0.4), (12, 0.15)))
        + outlook.shields * sides * (0.7 if has.batteries else 0.4)
        + outlook.cargo * (_curve(has.red, ((2, 1.4), (4, 1.1), (6, 0.3))) + _curve(has.white, ((3, 1.2), (6, 0.7), (9, 0.2))))
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


# What the cards ask for


def outlook(level: LevelName, seen: Sequence[Card]) -> Outlook:
    """GT-B5: what the flight asks for, when these cards of it are known; the rest is as usual."""
    cards = NUMBERS.levels[level].cards
    usual = _usual(level)
    if not seen or not usual.engines:
        return Outlook()
    rest = (cards - len(seen)) / cards
    known = _demand(seen)
    return Outlook(*(min(2.0, (count + rest * expected) / expected) for count, expected in zip(known, usual, strict=True)))


@cache
def _usual(level: LevelName) -> Outlook:
    """What the cards of a flight ask for on the average."""
    piles = NUMBERS.levels[level].pile
    bags = {each: _demand([card for card in CARDS.values() if card.level == each]) for each in set(piles)}
    sizes = {each: sum(card.level == each for card in CARDS.values()) for each in bags}
    return Outlook(*(NUMBERS.piles * sum(bags[each][part] / sizes[each] for each in piles) for part in range(len(Outlook()))))


def _demand(cards: Iterable[Card]) -> Outlook:
    """How often these cards ask for each thing."""
    total = Outlook(0, 0, 0, 0, 0)
    for card in cards:
        total = Outlook(*(count + more for count, more in zip(total, _asks(card), strict=True)))
    return total


def _asks(card: Card) -> Outlook:
    match card:
        case OpenSpace():
            return Outlook(1, 0, 0, 0, 0)
        case Planets():
            return Outlook(0, 0, 0, 1, 0)
        case AbandonedStation():
            return Outlook(0, 0, 0.5, 0.5, 0)
        case AbandonedShip():
            return Outlook(0, 0, 1, 0, 0)
        case Slavers() | Smugglers() | Pirates():
            return Outlook(0, 1, 0, 0, 0.2)
        case Meteors(meteors=meteors):
            return Outlook(0, 0.1, 0, 0, sum(meteor.size == "small" for meteor in meteors) / 4)
        case CombatZone():
            return Outlook(0.5, 0.5, 0.5, 0, 0.5)
        case _:
            return Outlook(0, 0, 0, 0, 0)
