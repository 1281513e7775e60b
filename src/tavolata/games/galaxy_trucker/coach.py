"""The coach of Galaxy Trucker: hints at the table; a ship from outside is judged by its faults and by what it can do."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, cast

import msgspec

from tavolata.core.coach import Answer, Asked, BadPosition, Coach, Hint, Hinted, Question
from tavolata.core.errors import shown_json
from tavolata.games.galaxy_trucker.bot.judge import fly
from tavolata.games.galaxy_trucker.content import LEVEL_NAMES, TILES, LevelName
from tavolata.games.galaxy_trucker.hints import hinted
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.solver.weak_points import WeakPoints, weak_points
from tavolata.games.galaxy_trucker.state import Placed, Ship
from tavolata.games.galaxy_trucker.view import GalaxyTruckerSight, ship_of

MOST_FLIGHTS = 100_000
_KEYS = ("level", "ship", "flights", "seed")
_PARTS = ("tile", "column", "row", "turn")


class BadShip(BadPosition):
    """A ship that cannot be judged, with every reason."""

    def __init__(self, faults: Sequence[str]) -> None:
        self.faults = tuple(faults)
        super().__init__(" ".join(faults))


class AskWeak(Question, frozen=True, tag="weak"):
    """Where is my ship weak?"""

    asked: ClassVar[Asked] = "to-act"


class WeakTold(Answer, frozen=True, tag="weak"):
    """Where a ship is weak as it stands."""

    points: WeakPoints


class GalaxyTruckerCoach(Coach):
    """Gives hints, shows weak points, and judges ships."""

    questions = Hint | AskWeak
    answers = Hinted | WeakTold

    def answer(self, sight: GalaxyTruckerSight, question: Hint | AskWeak) -> Hinted | WeakTold | None:
        """What a hard bot would do in one's place, and why; or where one's ship is weak."""
        if isinstance(question, Hint):
            return hinted(sight)
        seen = sight.view
        return None if seen.seat is None else WeakTold(weak_points(ship_of(seen.level, seen.players[seen.seat].ship)))

    def analyse(self, position: object) -> dict[str, Any]:
        """GT-C1, GT-E1, GT-F4, GT-F5: whether a ship is legal, and its figures, aliens left out; flown as often as was asked for.

        `flown` is there if `flights` was asked for, and null for a ship with faults, which does not fly. The ship flies alone, with the
        pilot of a hard bot and the aliens that it would take aboard; so who arrives is the first and the prettiest, and is paid for both.
        """
        ship, flights, seed = _asked(position)
        found = _figures(ship)
        return found | {"flown": _flown(ship, flights, seed)} if flights else found


def _figures(ship: Ship) -> dict[str, Any]:
    """What can be said of a ship without flying it."""
    return {
        "legal": ships.is_ship_legal(ship),
        "faults": [{"kind": fault.kind, "cells": [list(cell) for cell in fault.cells]} for fault in ships.faults(ship)],
        "exposed": ships.exposed(ship),
        "firepower": {"without": _halved(ships.half_firepower(ship)), "with": _halved(ships.half_firepower_powered(ship))},
        "engines": {"without": ships.engine_power(ship), "with": ships.engine_power_powered(ship)},
        "batteries": ships.capacity(ship, "battery"),
        "crew": ships.capacity(ship, "starting-cabin", "cabin"),
        "cargo": {"red": ships.capacity(ship, "red-hold"), "white": ships.capacity(ship, "hold")},
        "pieces": len(ships.pieces(ship)),
    }


def _halved(halves: int) -> int | float:
    """GT-F4: halves are exact, and whole numbers are written as such."""
    return halves / 2 if halves % 2 else halves // 2


def _flown(ship: Ship, flights: int, seed: int) -> dict[str, Any] | None:
    """What becomes of so many flights; a ship with faults does not fly."""
    if not ships.is_ship_legal(ship):
        return None
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(fly(ship, flights, seed)))
    return found


class _Asked(NamedTuple):
    """A ship, how often it is to be flown, and by which seed."""

    ship: Ship
    flights: int
    seed: int


def _asked(position: object) -> _Asked:
    """What a position tells of."""
    faults = list(_faults(position))
    if faults:
        raise BadShip(faults)
    found = cast(dict[str, Any], position)
    cells = {(part["column"], part["row"]): Placed(part["tile"], part["turn"]) for part in found["ship"]}
    return _Asked(Ship(cast(LevelName, found["level"]), cells), found.get("flights", 0), found.get("seed", 0))


def _faults(position: object) -> Iterator[str]:
    if not isinstance(position, dict):
        yield "A ship is an object with 'level' and 'ship'."
        return
    yield from (f"{name!r} is missing." for name in ("level", "ship") if name not in position)
    yield from (f"{name!r} is not known here." for name in position if name not in _KEYS)
    if "level" in position and position["level"] not in LEVEL_NAMES:
        yield f"'level' must be {', '.join(map(repr, LEVEL_NAMES[:-1]))} or {LEVEL_NAMES[-1]!r}, not {shown_json(position['level'])}."
    if "ship" in position:
        yield from _ship_faults(position["ship"])
    yield from _flight_faults(position)


def _flight_faults(position: Mapping[str, object]) -> Iterator[str]:
    flights, seed = position.get("flights", 1), position.get("seed", 0)
    if type(flights) is not int or not 1 <= flights <= MOST_FLIGHTS:
        yield f"'flights' must be a whole number from 1 to {MOST_FLIGHTS}, not {shown_json(flights)}."
    if type(seed) is not int:
        yield f"'seed' must be a whole number, not {shown_json(seed)}."


def _ship_faults(ship: object) -> Iterator[str]:
    if not isinstance(ship, list) or not ship:
        yield "'ship' must be a list of tiles, at least one."
        return
    faults = [fault for number, part in enumerate(ship, start=1) for fault in _tile_faults(number, part)]
    yield from faults
    whole = [part for part in ship if isinstance(part, dict) and all(type(part.get(name)) is int for name in _PARTS)]
    for (column, row), times in Counter((part["column"], part["row"]) for part in whole).items():
        if times > 1:
            yield f"{times} tiles lie on column {column}, row {row}; one may."
    yield from (f"Tile {tile} is used {times} times; there is one." for tile, times in _counted(whole).items() if times > 1)


def _counted(parts: Sequence[Mapping[str, int]]) -> Mapping[int, int]:
    return Counter(part["tile"] for part in parts if part["tile"] in TILES.faces)


def _tile_faults(number: int, part: object) -> Iterator[str]:
    if not isinstance(part, dict):
        yield f"Entry {number} of 'ship' must be an object with 'tile', 'column', 'row' and 'turn'."
        return
    yield from (f"Entry {number}: {name!r} is not known here." for name in part if name not in _PARTS)
    for name in _PARTS:
        if name not in part:
            yield f"Entry {number}: {name!r} is missing."
        elif type(part[name]) is not int:
            yield f"Entry {number}: {name!r} must be a whole number, not {shown_json(part[name])}."
    if type(part.get("tile")) is int and part["tile"] not in TILES.faces:
        yield f"Entry {number}: there is no tile {part['tile']}; tiles are numbered 1 to {max(TILES.faces)}."
    if type(part.get("turn")) is int and part["turn"] not in range(4):
        yield f"Entry {number}: a tile is turned by 0 to 3 quarters, not {part['turn']}."
