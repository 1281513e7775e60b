"""GT-C1, GT-C2: the check: what is wrong with a ship."""

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
    """GT-C1: what is wrong with a ship, and where."""

    kind: FaultKind
    cells: tuple[Cell, ...]


@cached_on_instance
def faults(ship: Ship) -> tuple[Fault, ...]:
    """GT-C1: everything that is wrong with a ship, each kind in reading order."""
    cells = sorted(ship.cells, key=reading_order)
    found = [*_outside(ship, cells), *_bad_joints(ship, cells), *_bad_engines(ship, cells), *_blocked_muzzles(ship, cells)]
    return (*found, *_loose_pieces(ship))


def is_ship_legal(ship: Ship) -> bool:
    """GT-C1: no fault is left."""
    return not faults(ship)


def _outside(ship: Ship, cells: Iterable[Cell]) -> Iterator[Fault]:
    outline = NUMBERS.levels[ship.level].outline
    return (Fault("outside-outline", (cell,)) for cell in cells if cell not in outline)


def _bad_joints(ship: Ship, cells: Iterable[Cell]) -> Iterator[Fault]:
    """GT-C1, GT-C2: every pair of neighbours once, by looking to the right and to the rear."""
    for cell in cells:
        own = connectors(ship.cells[cell])
        for side in (RIGHT, REAR):
            other = neighbours(cell)[side]
            if other in ship.cells:
                kind = fault_between(own[side], connectors(ship.cells[other])[BACK[side]])
                if kind is not None:
                    yield Fault(kind, (cell, other))


def fault_between(own: Connector, theirs: Connector) -> FaultKind | None:
    """GT-C1, GT-C2: what is wrong between two sides that meet."""
    if own == theirs or is_joint(own, theirs):
        return None
    return "smooth-against-connector" if SMOOTH in (own, theirs) else "single-against-double"


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
    """The tiles that do not hang together with the starting cabin, or with the first tile where it is gone."""
    if len(pieces(ship)) > 1:
        main = next((piece for piece in pieces(ship) if NUMBERS.start in piece), pieces(ship)[0])
        yield Fault("not-one-piece", tuple(cell for cell in sorted(ship.cells, key=reading_order) if cell not in main))
