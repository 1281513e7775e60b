"""How the tiles of a ship lie: cells and their neighbours, connectors, joints, and the pieces that hang together."""

from collections.abc import Collection, Iterator
from typing import TypeAlias

from tavolata.core.caching import cached_on_instance
from tavolata.games.galaxy_trucker.content import NUMBERS, TILES, Cell, Connector, Face, Kind, Sides, Tile
from tavolata.games.galaxy_trucker.state import Placed, Ship

Side: TypeAlias = int
"""0 front, 1 right, 2 rear, 3 left: the order of `content.SIDES`, and the way a tile turns."""

FRONT, RIGHT, REAR, LEFT = range(4)
BACK: tuple[Side, ...] = (REAR, LEFT, FRONT, RIGHT)
"""The side opposite to each."""
_STEPS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))

SMOOTH: Connector = 0
UNIVERSAL: Connector = 3

CANNONS: frozenset[Kind] = frozenset({"cannon", "double-cannon"})
ENGINES: frozenset[Kind] = frozenset({"engine", "double-engine"})

Piece: TypeAlias = tuple[Cell, ...]

PLACED: dict[Tile, tuple[Placed, ...]] = {tile: tuple(Placed(tile, turn) for turn in range(4)) for tile in TILES.faces}
"""Every tile in each of its four turns."""


# Cells and tiles


def _neighbours_of(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    column, row = cell
    front, right, rear, left = ((column + x, row + y) for x, y in _STEPS)
    return front, right, rear, left


_NEIGHBOURS = {(column, row): _neighbours_of((column, row)) for column in range(1, 14) for row in range(1, 14)}


def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The cells before, right of, behind and left of a cell."""
    return _NEIGHBOURS.get(cell) or _neighbours_of(cell)


def reading_order(cell: Cell) -> Cell:
    """Cells are listed row by row, each from the left."""
    return cell[1], cell[0]


def _turned(sides: Sides, turn: int) -> Sides:
    front, right, rear, left = (sides[(side - turn) % 4] for side in range(4))
    return front, right, rear, left


_SIDES: dict[Tile, tuple[Sides, ...]] = {tile: tuple(_turned(face.sides, turn) for turn in range(4)) for tile, face in TILES.faces.items()}


def face(placed: Placed) -> Face:
    """GT-M1: what is printed on a tile of the ship."""
    return TILES.faces[placed.tile]


def kind_at(ship: Ship, cell: Cell) -> Kind:
    """The kind of component that lies on a cell."""
    return TILES.faces[ship.cells[cell].tile].kind


def connectors(placed: Placed) -> Sides:
    """GT-M1: the connectors of a tile as it lies, towards front, right, rear and left."""
    return _SIDES[placed.tile][placed.turn]


def muzzle(placed: Placed) -> Side:
    """GT-M1: the side that a cannon fires to."""
    return placed.turn


def exhaust(placed: Placed) -> Side:
    """GT-M1: the side that an engine exhausts to."""
    return BACK[placed.turn]


def opening(placed: Placed) -> Side | None:
    """GT-C1: the side before which nothing may lie."""
    kind = face(placed).kind
    return muzzle(placed) if kind in CANNONS else exhaust(placed) if kind in ENGINES else None


def covered_sides(placed: Placed) -> tuple[Side, Side]:
    """GT-F11: the two sides of the ship that a shield covers."""
    return placed.turn, (placed.turn + 1) % 4


# Joints and pieces


def is_joint(one: Connector, other: Connector) -> bool:
    """GT-C2: like meets like, or a universal connector meets any."""
    return SMOOTH not in (one, other) and (one == other or UNIVERSAL in (one, other))


@cached_on_instance
def joints(ship: Ship) -> dict[Cell, tuple[Cell, ...]]:
    """GT-C2: the cells that each tile has a good joint with."""
    return {cell: tuple(_joined(ship, cell)) for cell in ship.cells}


def _joined(ship: Ship, cell: Cell) -> Iterator[Cell]:
    cells = ship.cells
    own = connectors(cells[cell])
    for side, other in enumerate(neighbours(cell)):
        if own[side] and other in cells and is_joint(own[side], connectors(cells[other])[BACK[side]]):
            yield other


def has_joint(ship: Ship, cell: Cell, placed: Placed) -> bool:
    """GT-B4: a tile laid on this cell would have a good joint with the ship."""
    own = connectors(placed)
    others = ((side, ship.cells.get(other)) for side, other in enumerate(neighbours(cell)))
    return any(other is not None and is_joint(own[side], connectors(other)[BACK[side]]) for side, other in others)


@cached_on_instance
def pieces(ship: Ship) -> tuple[Piece, ...]:
    """GT-C1, GT-F3: what hangs together by good joints, each piece and all of them in reading order."""
    links = joints(ship)
    left = dict.fromkeys(sorted(ship.cells, key=reading_order))
    found: list[Piece] = []
    while left:
        piece = [next(iter(left))]
        del left[piece[0]]
        for cell in piece:
            fresh = [other for other in links[cell] if other in left]
            piece += fresh
            for other in fresh:
                del left[other]
        found.append(tuple(sorted(piece, key=reading_order)))
    return tuple(found)


def without(ship: Ship, gone: Collection[Cell]) -> Ship:
    """The ship when the tiles of some cells are off it; pieces that come loose are still there."""
    return Ship(ship.level, {cell: placed for cell, placed in ship.cells.items() if cell not in gone})


def with_tile(ship: Ship, cell: Cell, placed: Placed) -> Ship:
    """The ship with one tile more."""
    return Ship(ship.level, {**ship.cells, cell: placed})


@cached_on_instance
def open_cells(ship: Ship) -> tuple[Cell, ...]:
    """GT-B2: the empty cells of the outline beside a placed tile."""
    cells = ship.cells
    beside = set().union(*map(neighbours, cells))
    return tuple([cell for cell in NUMBERS.levels[ship.level].outline if cell in beside and cell not in cells])


def flown_off(ship: Ship, kept: int) -> list[Cell]:
    """GT-C3, GT-F3: the cells of all pieces but this one, counted from 1."""
    return [cell for number, piece in enumerate(pieces(ship), start=1) if number != kept for cell in piece]


def capacity_at(ship: Ship, cell: Cell) -> int:
    """GT-M1: how much the component on a cell holds."""
    return face(ship.cells[cell]).capacity
