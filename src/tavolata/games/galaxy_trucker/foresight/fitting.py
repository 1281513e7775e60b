"""GT-B2, GT-C1, GT-C2: how the tile in hand would fit wherever it may be placed, for those who cannot see it."""

from collections.abc import Iterator

from tavolata.core.foresight import Foresight, Sentence
from tavolata.core.memory import remembered
from tavolata.games.galaxy_trucker.actions import Place
from tavolata.games.galaxy_trucker.content import Cell, Tile
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.ship import PLACED, FaultKind
from tavolata.games.galaxy_trucker.state import Placed, Ship

_AREA = "galaxy_trucker.ahead"


@remembered
def fitting(ship: Ship, tile: Tile) -> dict[Place, Foresight]:
    """Of each place beside the ship, with how many joints the tile would hold there, or what would be wrong."""
    return {
        Place(*cell, turn): Foresight(tuple(_fit(ship, cell, PLACED[tile][turn]))) for cell in ships.open_cells(ship) for turn in range(4)
    }


def _fit(ship: Ship, cell: Cell, placed: Placed) -> Iterator[Sentence]:
    around = _around(ship, cell)
    laid = ships.with_tile(around, cell, placed)
    if ships.fits(ship, cell, placed):
        exposed = ships.exposed(ship) + ships.exposed(laid) - ships.exposed(around)
        yield Sentence(f"{_AREA}.fits", {"count": len(ships.joints(laid)[cell]), "exposed": exposed})
        if ships.face(placed).kind in ships.CANNONS:
            yield Sentence(f"{_AREA}.shoots", {"power": ships.half_power(placed) / 2})
    else:
        yield from (Sentence(f"{_AREA}.misfits", {"fault": kind}) for kind in _faults(laid, cell))


def _around(ship: Ship, cell: Cell) -> Ship:
    """The tiles beside a cell: a tile laid there concerns no others."""
    return Ship(ship.level, {other: ship.cells[other] for other in ships.neighbours(cell) if other in ship.cells})


def _faults(laid: Ship, cell: Cell) -> Iterator[FaultKind]:
    """GT-C1: each kind of fault that the tile on this cell brings, once."""
    found = (fault.kind for fault in ships.faults(laid) if cell in fault.cells and fault.kind != "not-one-piece")
    yield from dict.fromkeys(found)
    if not ships.joints(laid)[cell]:
        yield "not-one-piece"
