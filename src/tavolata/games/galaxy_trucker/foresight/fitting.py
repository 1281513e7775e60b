"""GT-B2, GT-C1, GT-C2: how the tile in hand would fit wherever it may be placed, for those who cannot see it.

This is asked for dozens of places with every tile that is taken. Whether a tile fits depends on its own sides and on those that face it, and
there are few kinds of sides: so it is found once for all tiles that look alike from there.
"""

from collections.abc import Callable, Hashable, Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from tavolata.core.foresight import Foresight, Sentence
from tavolata.games.galaxy_trucker.actions import Place
from tavolata.games.galaxy_trucker.content import NUMBERS, Cell, Tile
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.ship import BACK, PLACED, FaultKind, Side
from tavolata.games.galaxy_trucker.state import Placed, Ship, remembered

_AREA = "galaxy_trucker.ahead"

_REMEMBERED = 16_384
"""So many cells with what lies around them are kept, and so many sentences."""

_LEVEL = next(iter(NUMBERS.levels))
_ALL_TILES = [placed for turns in PLACED.values() for placed in turns]

Around: TypeAlias = tuple[Placed | None, ...]
"""What lies on the four sides of a cell."""


class Fit(NamedTuple):
    """How a tile would lie somewhere: its good joints, by how much they change the exposed connectors, its firepower, and its faults."""

    joints: int
    exposed: int
    power: float | None
    faults: tuple[FaultKind, ...]


@remembered
def fitting(ship: Ship, tile: Tile) -> dict[Place, Foresight]:
    """Of each place beside the ship, with how many joints the tile would hold there, or what would be wrong."""
    own, exposed = tuple(_ALIKE[placed] for placed in PLACED[tile]), ships.exposed(ship)
    return {
        Place(*cell, turn): _told(fit, exposed) for cell in ships.open_cells(ship) for turn, fit in enumerate(_fits(own, _around(ship, cell)))
    }


@lru_cache(_REMEMBERED)
def _told(fit: Fit, exposed: int) -> Foresight:
    """What is said of a place, on a ship with so many exposed connectors."""
    if fit.faults:
        return Foresight(tuple(Sentence(f"{_AREA}.misfits", {"fault": kind}) for kind in fit.faults))
    fits = Sentence(f"{_AREA}.fits", {"count": fit.joints, "exposed": exposed + fit.exposed})
    return Foresight((fits,) if fit.power is None else (fits, Sentence(f"{_AREA}.shoots", {"power": fit.power})))


@lru_cache(_REMEMBERED)
def _fits(turns: tuple[Placed, ...], around: Around) -> tuple[Fit, ...]:
    """How a tile fits in each of its turns on a cell with these tiles around it."""
    cell = NUMBERS.start
    beside = {other: placed for other, placed in zip(ships.neighbours(cell), around, strict=True) if placed is not None}
    ship = Ship(_LEVEL, beside)
    return tuple(_fit(ship, ships.with_tile(ship, cell, placed), cell) for placed in turns)


def _fit(around: Ship, laid: Ship, cell: Cell) -> Fit:
    placed = laid.cells[cell]
    power = ships.half_power(placed) / 2 if ships.face(placed).kind in ships.CANNONS else None
    faults = () if ships.fits(around, cell, placed) else tuple(_faults(laid, cell))
    return Fit(len(ships.joints(laid)[cell]), ships.exposed(laid) - ships.exposed(around), power, faults)


def _faults(laid: Ship, cell: Cell) -> Iterator[FaultKind]:
    """GT-C1: each kind of fault that the tile on this cell brings, once."""
    found = (fault.kind for fault in ships.faults(laid) if cell in fault.cells and fault.kind != "not-one-piece")
    yield from dict.fromkeys(found)
    if not ships.joints(laid)[cell]:
        yield "not-one-piece"


# Tiles that look alike


def _around(ship: Ship, cell: Cell) -> Around:
    """The tiles beside a cell, each as the first that looks so from there: a tile laid on the cell concerns no others."""
    cells = ship.cells
    return tuple([_FACING[side][cells[other]] if other in cells else None for side, other in enumerate(ships.neighbours(cell))])


def _alike(look: Callable[[Placed], Hashable]) -> dict[Placed, Placed]:
    """For each tile as it can lie the first that looks the same."""
    first: dict[Hashable, Placed] = {}
    return {placed: first.setdefault(look(placed), placed) for placed in _ALL_TILES}


def _look(placed: Placed) -> Hashable:
    """All that counts of a tile that is laid: its connectors, and the way a cannon or an engine points."""
    kind = ships.face(placed).kind
    points = (kind, placed.turn) if kind in ships.CANNONS | ships.ENGINES else None
    return ships.connectors(placed), points


def _facing(side: Side) -> Callable[[Placed], Hashable]:
    """All that counts of a tile on this side of it: the connector towards it, and whether a muzzle or an exhaust opens onto it."""

    def look(placed: Placed) -> Hashable:
        opens = ships.opening(placed) == BACK[side]
        return ships.connectors(placed)[BACK[side]], ships.face(placed).kind if opens else None

    return look


_ALIKE = _alike(_look)
_FACING = tuple(_alike(_facing(side)) for side in range(4))
