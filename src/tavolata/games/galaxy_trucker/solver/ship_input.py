"""Parser of ship documents for the analysis; it reports every fault."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, cast

from tavolata.core.errors import short_json
from tavolata.core.protocols.advisor import InvalidPosition, PositionFault
from tavolata.games.galaxy_trucker.content import LEVEL_NAMES, TILES, LevelName
from tavolata.games.galaxy_trucker.state import Placed, Ship

MAX_FLIGHTS = 100_000
_KEYS = ("level", "ship", "flights", "seed")
_PARTS = ("tile", "column", "row", "turn")


class BadShip(InvalidPosition):
    """Raised for an invalid ship document, with every fault."""


class ShipInput(NamedTuple):
    """A ship, the number of flights, and the seed."""

    ship: Ship
    flights: int
    seed: int


def read_ship_input(position: object) -> ShipInput:
    """Returns the ship of a document; raises `BadShip` for faults."""
    faults = list(_faults(position))
    if faults:
        raise BadShip(faults)
    found = cast(dict[str, Any], position)
    cells = {(part["column"], part["row"]): Placed(part["tile"], part["turn"]) for part in found["ship"]}
    return ShipInput(Ship(cast(LevelName, found["level"]), cells), found.get("flights", 0), found.get("seed", 0))


def _fault(name: str, **facts: str | int) -> PositionFault:
    return PositionFault(f"galaxy_trucker.position.{name}", **facts)


def _faults(position: object) -> Iterator[PositionFault]:
    if not isinstance(position, dict):
        yield _fault("object", names="level, ship")
        return
    yield from (_fault("missing", part=name) for name in ("level", "ship") if name not in position)
    yield from (_fault("unknown", part=name) for name in position if name not in _KEYS)
    if "level" in position and position["level"] not in LEVEL_NAMES:
        yield _fault("level", part="level", names=", ".join(LEVEL_NAMES), given=short_json(position["level"]))
    if "ship" in position:
        yield from _ship_faults(position["ship"])
    yield from _flight_faults(position)


def _flight_faults(position: Mapping[str, object]) -> Iterator[PositionFault]:
    flights, seed = position.get("flights", 1), position.get("seed", 0)
    if type(flights) is not int or not 1 <= flights <= MAX_FLIGHTS:
        yield _fault("flights", part="flights", most=MAX_FLIGHTS, given=short_json(flights))
    if type(seed) is not int:
        yield _fault("seed", part="seed", given=short_json(seed))


def _ship_faults(ship: object) -> Iterator[PositionFault]:
    if not isinstance(ship, list) or not ship:
        yield _fault("ship", part="ship")
        return
    yield from (fault for number, part in enumerate(ship, start=1) for fault in _tile_faults(number, part))
    whole = [part for part in ship if isinstance(part, dict) and all(type(part.get(name)) is int for name in _PARTS)]
    for (column, row), times in Counter((part["column"], part["row"]) for part in whole).items():
        if times > 1:
            yield _fault("cell", count=times, column=str(column), row=str(row))
    yield from (_fault("twice", tile=tile, count=times) for tile, times in _tile_counts(whole).items() if times > 1)


def _tile_counts(parts: Sequence[Mapping[str, int]]) -> Mapping[int, int]:
    return Counter(part["tile"] for part in parts if part["tile"] in TILES.faces)


def _tile_faults(number: int, part: object) -> Iterator[PositionFault]:
    if not isinstance(part, dict):
        yield _fault("entry", part="ship", number=number, names=", ".join(_PARTS))
        return
    yield from (_fault("entry.unknown", number=number, part=name) for name in part if name not in _PARTS)
    for name in _PARTS:
        if name not in part:
            yield _fault("entry.missing", number=number, part=name)
        elif type(part[name]) is not int:
            yield _fault("entry.number", number=number, part=name, given=short_json(part[name]))
    if type(part.get("tile")) is int and part["tile"] not in TILES.faces:
        yield _fault("entry.tile", number=number, tile=str(part["tile"]), most=max(TILES.faces))
    if type(part.get("turn")) is int and part["turn"] not in range(4):
        yield _fault("entry.turn", number=number, given=str(part["turn"]))
