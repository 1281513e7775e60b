"""GT-C1, GT-C2: the faults of a ship."""

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

from tavolata.core.caching import cached_on_instance
from tavolata.games.galaxy_trucker.content import NUMBERS, Cell, Connector
from tavolata.games.galaxy_trucker.rules.ship.layout import (
    BACK,
    CANNONS,
    ENGINES,
    REAR,
    RIGHT,
    SMOOTH,
    connectors,
    exhaust,
    face,
    is_joint,
    muzzle,
    neighbours,
    pieces,
    reading_order,
)
from tavolata.games.galaxy_trucker.state import Ship

FaultKind = Literal[
    "outside-outline",
    "single-against-double",
    "smooth-against-connector",
    "engine-direction",
    "exhaust-blocked",
    "muzzle-blocked",
    "not-one-piece",
]


class Fault(msgspec.Struct, frozen=True):
    """GT-C1: a fault of a ship and its cells."""

    kind: FaultKind
    cells: tuple[Cell, ...]


@cached_on_instance
def faults(ship: Ship) -> tuple[Fault, ...]:
    """GT-C1: return all faults of a ship, each kind in reading order."""
    cells = sorted(ship.cells, key=reading_order)
    found = [*_outside(ship, cells), *_bad_joints(ship, cells), *_bad_engines(ship, cells), *_blocked_muzzles(ship, cells)]
    return (*found, *_loose_pieces(ship))


def is_ship_legal(ship: Ship) -> bool:
    """GT-C1: return whether a ship has no fault."""
    return not faults(ship)


def _outside(ship: Ship, cells: Iterable[Cell]) -> Iterator[Fault]:
    outline = NUMBERS.levels[ship.level].outline
    return (Fault("outside-outline", (cell,)) for cell in cells if cell not in outline)


def _bad_joints(ship: Ship, cells: Iterable[Cell]) -> Iterator[Fault]:
    """GT-C1, GT-C2: yield the faults between each tile and its right and rear neighbour, so that every pair is checked once."""
    for cell in cells:
        own = connectors(ship.cells[cell])
        for side in (RIGHT, REAR):
            other = neighbours(cell)[side]
            if other in ship.cells:
                kind = fault_between(own[side], connectors(ship.cells[other])[BACK[side]])
                if kind is not None:
                    yield Fault(kind, (cell, other))


def fault_between(own: Connector, other: Connector) -> FaultKind | None:
    """GT-C1, GT-C2: return the fault between two facing sides."""
    if own == other or is_joint(own, other):
        return None
    return "smooth-against-connector" if SMOOTH in (own, other) else "single-against-double"


def _bad_engines(ship: Ship, cells: Iterable[Cell]) -> Iterator[Fault]:
    for cell in cells:
        placed = ship.cells[cell]
        if face(placed).kind in ENGINES:
            if exhaust(placed) != REAR:
                yield Fault("engine-direction", (cell,))
            behind = neighbours(cell)[exhaust(placed)]
            if behind in ship.cells:
                yield Fault("exhaust-blocked", (cell, behind))


def _blocked_muzzles(ship: Ship, cells: Iterable[Cell]) -> Iterator[Fault]:
    for cell in cells:
        placed = ship.cells[cell]
        before = neighbours(cell)[muzzle(placed)]
        if face(placed).kind in CANNONS and before in ship.cells:
            yield Fault("muzzle-blocked", (cell, before))


def _loose_pieces(ship: Ship) -> Iterator[Fault]:
    """Yield the pieces not connected to the starting cabin, or to the first tile if the cabin is gone."""
    if len(pieces(ship)) > 1:
        main = next((piece for piece in pieces(ship) if NUMBERS.start in piece), pieces(ship)[0])
        yield Fault("not-one-piece", tuple(cell for cell in sorted(ship.cells, key=reading_order) if cell not in main))
