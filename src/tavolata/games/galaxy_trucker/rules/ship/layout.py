"""The layout of a ship: cells, neighbours, connectors, joints and pieces."""

from collections.abc import Collection, Iterator
from typing import TypeAlias

from tavolata.core.caching import cached_on_instance
from tavolata.games.galaxy_trucker.content import NUMBERS, TILES, Cell, Connector, Kind, Sides, Tile, TileFace
from tavolata.games.galaxy_trucker.state import PlacedTile, Ship

Side: TypeAlias = int
"""0 front, 1 right, 2 rear, 3 left: the order of `content.SIDES`, and the direction of turning."""

FRONT, RIGHT, REAR, LEFT = range(4)
BACK: tuple[Side, ...] = (REAR, LEFT, FRONT, RIGHT)
"""The opposite of each side."""
_STEPS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))

SMOOTH: Connector = 0
UNIVERSAL: Connector = 3

CANNONS: frozenset[Kind] = frozenset({"cannon", "double-cannon"})
ENGINES: frozenset[Kind] = frozenset({"engine", "double-engine"})

Piece: TypeAlias = tuple[Cell, ...]

PLACED: dict[Tile, tuple[PlacedTile, ...]] = {tile: tuple(PlacedTile(tile, turn) for turn in range(4)) for tile in TILES.faces}
"""Every tile in each of its four turns."""


# Cells and tiles


def _neighbours_of(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    column, row = cell
    front, right, rear, left = ((column + x, row + y) for x, y in _STEPS)
    return front, right, rear, left


_NEIGHBOURS = {(column, row): _neighbours_of((column, row)) for column in range(1, 14) for row in range(1, 14)}


def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """Return the cells ahead of, right of, behind and left of a cell."""
    return _NEIGHBOURS.get(cell) or _neighbours_of(cell)


def reading_order(cell: Cell) -> Cell:
    """Return the sort key of a cell: row, then column."""
    return cell[1], cell[0]


def _turned(sides: Sides, turn: int) -> Sides:
    front, right, rear, left = (sides[(side - turn) % 4] for side in range(4))
    return front, right, rear, left


_SIDES: dict[Tile, tuple[Sides, ...]] = {tile: tuple(_turned(face.sides, turn) for turn in range(4)) for tile, face in TILES.faces.items()}


def face(placed: PlacedTile) -> TileFace:
    """GT-M1: return the face of a placed tile."""
    return TILES.faces[placed.tile]


def kind_at(ship: Ship, cell: Cell) -> Kind:
    """Return the kind of component on a cell."""
    return TILES.faces[ship.cells[cell].tile].kind


def connectors(placed: PlacedTile) -> Sides:
    """GT-M1: return the connectors of a turned tile: front, right, rear, left."""
    return _SIDES[placed.tile][placed.turn]


def muzzle(placed: PlacedTile) -> Side:
    """GT-M1: return the side to which a cannon fires."""
    return placed.turn


def exhaust(placed: PlacedTile) -> Side:
    """GT-M1: return the side to which an engine exhausts."""
    return BACK[placed.turn]


def opening(placed: PlacedTile) -> Side | None:
    """GT-C1: return the side on which no tile may be placed."""
    kind = face(placed).kind
    return muzzle(placed) if kind in CANNONS else exhaust(placed) if kind in ENGINES else None


def covered_sides(placed: PlacedTile) -> tuple[Side, Side]:
    """GT-F11: return the two sides that a shield covers."""
    return placed.turn, (placed.turn + 1) % 4


# Joints and pieces


def is_joint(one: Connector, other: Connector) -> bool:
    """GT-C2: return whether the connectors are equal or one of them is universal."""
    return SMOOTH not in (one, other) and (one == other or UNIVERSAL in (one, other))


@cached_on_instance
def joints(ship: Ship) -> dict[Cell, tuple[Cell, ...]]:
    """GT-C2: return the cells with which each tile has a good joint."""
    return {cell: tuple(_joined(ship, cell)) for cell in ship.cells}


def _joined(ship: Ship, cell: Cell) -> Iterator[Cell]:
    cells = ship.cells
    own = connectors(cells[cell])
    for side, other in enumerate(neighbours(cell)):
        if own[side] and other in cells and is_joint(own[side], connectors(cells[other])[BACK[side]]):
            yield other


def has_joint(ship: Ship, cell: Cell, placed: PlacedTile) -> bool:
    """GT-B4: return whether a tile on this cell has a good joint with the ship."""
    own = connectors(placed)
    others = ((side, ship.cells.get(other)) for side, other in enumerate(neighbours(cell)))
    return any(other is not None and is_joint(own[side], connectors(other)[BACK[side]]) for side, other in others)


@cached_on_instance
def pieces(ship: Ship) -> tuple[Piece, ...]:
    """GT-C1, GT-F3: return the connected pieces in reading order."""
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


def without(ship: Ship, removed: Collection[Cell]) -> Ship:
    """Return the ship without the tiles of these cells; loose pieces remain."""
    return Ship(ship.level, {cell: placed for cell, placed in ship.cells.items() if cell not in removed})


def with_tile(ship: Ship, cell: Cell, placed: PlacedTile) -> Ship:
    """Return the ship with one more tile."""
    return Ship(ship.level, {**ship.cells, cell: placed})


@cached_on_instance
def open_cells(ship: Ship) -> tuple[Cell, ...]:
    """GT-B2: return the empty cells beside a placed tile."""
    cells = ship.cells
    beside = set().union(*map(neighbours, cells))
    return tuple([cell for cell in NUMBERS.levels[ship.level].outline if cell in beside and cell not in cells])


def flown_off(ship: Ship, kept: int) -> list[Cell]:
    """GT-C3, GT-F3: return the cells of all pieces except this one, counted from 1."""
    return [cell for number, piece in enumerate(pieces(ship), start=1) if number != kept for cell in piece]


def capacity_at(ship: Ship, cell: Cell) -> int:
    """GT-M1: return the capacity of the component on a cell."""
    return face(ship.cells[cell]).capacity
