"""What a ship is and can do: pure geometry, shared by building, check, flight, bots and analysis."""

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import wraps
from typing import Literal, TypeAlias, TypeVar

import msgspec

from tavolata.games.galaxy_trucker.content import NUMBERS, TILES, Cell, Connector, Face, Kind, Sides, Tile
from tavolata.games.galaxy_trucker.state import Alien, Placed, Ship

Side: TypeAlias = int
"""0 front, 1 right, 2 rear, 3 left: the order of `content_cards.SIDES`, and the way a tile turns."""

FRONT, RIGHT, REAR, LEFT = range(4)
_STEPS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
_BACK: tuple[Side, ...] = (REAR, LEFT, FRONT, RIGHT)

SMOOTH: Connector = 0
UNIVERSAL: Connector = 3

Piece: TypeAlias = tuple[Cell, ...]
FaultKind = Literal[
    "outside-outline",
    "single-against-double",
    "smooth-against-connector",
    "engine-direction",
    "exhaust-blocked",
    "muzzle-blocked",
    "not-one-piece",
]

CANNONS: frozenset[Kind] = frozenset({"cannon", "double-cannon"})
ENGINES: frozenset[Kind] = frozenset({"engine", "double-engine"})
_LIFE_SUPPORT: dict[Alien, Kind] = {"purple": "purple-life-support", "brown": "brown-life-support"}

R = TypeVar("R")


class Fault(msgspec.Struct, frozen=True):
    """GT-C1: what is wrong with a ship, and where."""

    kind: FaultKind
    cells: tuple[Cell, ...]


def remembered(fact: Callable[[Ship], R]) -> Callable[[Ship], R]:
    """A fact about a ship is found once and kept with the ship, which never changes."""
    name = fact.__name__

    @wraps(fact)
    def asked(ship: Ship) -> R:
        memory = ship.__dict__
        if name not in memory:
            memory[name] = fact(ship)
        found: R = memory[name]
        return found

    return asked


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
    return _BACK[placed.turn]


def covered_sides(placed: Placed) -> tuple[Side, Side]:
    """GT-F11: the two sides of the ship that a shield covers."""
    return placed.turn, (placed.turn + 1) % 4


# Joints and pieces


def is_joint(one: Connector, other: Connector) -> bool:
    """GT-C2: like meets like, or a universal connector meets any."""
    return SMOOTH not in (one, other) and (one == other or UNIVERSAL in (one, other))


@remembered
def joints(ship: Ship) -> dict[Cell, tuple[Cell, ...]]:
    """GT-C2: the cells that each tile has a good joint with."""
    return {cell: tuple(_joined(ship, cell)) for cell in ship.cells}


def _joined(ship: Ship, cell: Cell) -> Iterator[Cell]:
    cells = ship.cells
    own = connectors(cells[cell])
    for side, other in enumerate(neighbours(cell)):
        if own[side] and other in cells and is_joint(own[side], connectors(cells[other])[_BACK[side]]):
            yield other


def has_joint(ship: Ship, cell: Cell, placed: Placed) -> bool:
    """GT-B4: a tile laid on this cell would have a good joint with the ship."""
    own = connectors(placed)
    others = ((side, ship.cells.get(other)) for side, other in enumerate(neighbours(cell)))
    return any(other is not None and is_joint(own[side], connectors(other)[_BACK[side]]) for side, other in others)


@remembered
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


# The check


@remembered
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
                theirs = connectors(ship.cells[other])[_BACK[side]]
                if own[side] != theirs and not is_joint(own[side], theirs):
                    kind: FaultKind = "smooth-against-connector" if SMOOTH in (own[side], theirs) else "single-against-double"
                    yield Fault(kind, (cell, other))


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


def fits(ship: Ship, cell: Cell, placed: Placed) -> bool:
    """GT-C1: a tile laid on this empty cell would have a good joint with the ship, and make no fault with its neighbours."""
    return has_joint(ship, cell, placed) and not _is_in_the_way(ship, cell) and all(_sits_well(ship, cell, placed))


def _sits_well(ship: Ship, cell: Cell, placed: Placed) -> Iterator[bool]:
    own, kind = connectors(placed), face(placed).kind
    for side, other in enumerate(neighbours(cell)):
        if other in ship.cells:
            theirs = connectors(ship.cells[other])[_BACK[side]]
            yield own[side] == theirs or is_joint(own[side], theirs)
            yield not (kind in CANNONS and muzzle(placed) == side) and not (kind in ENGINES and exhaust(placed) == side)
    yield kind not in ENGINES or exhaust(placed) == REAR


def _is_in_the_way(ship: Ship, cell: Cell) -> bool:
    """GT-C1: a neighbour's muzzle or exhaust opens onto this cell."""
    for side, other in enumerate(neighbours(cell)):
        placed = ship.cells.get(other)
        if placed is not None:
            kind = face(placed).kind
            if (kind in CANNONS and muzzle(placed) == _BACK[side]) or (kind in ENGINES and exhaust(placed) == _BACK[side]):
                return True
    return False


# What a ship has


@remembered
def exposed(ship: Ship) -> int:
    """GT-E1: connector sides with no tile beside them."""
    return sum(_is_exposed(ship, cell, side) for cell in ship.cells for side in range(4))


def _is_exposed(ship: Ship, cell: Cell, side: Side) -> bool:
    return connectors(ship.cells[cell])[side] != SMOOTH and neighbours(cell)[side] not in ship.cells


def cells_of(ship: Ship, *kinds: Kind) -> tuple[Cell, ...]:
    """Where the components of these kinds lie, in reading order."""
    by_kind = cells_by_kind(ship)
    if len(kinds) == 1:
        return by_kind.get(kinds[0], ())
    return tuple(sorted((cell for kind in kinds for cell in by_kind.get(kind, ())), key=reading_order))


@remembered
def cells_by_kind(ship: Ship) -> dict[Kind, tuple[Cell, ...]]:
    """Where the components of each kind lie, in reading order."""
    found: dict[Kind, list[Cell]] = {}
    for cell in sorted(ship.cells, key=reading_order):
        found.setdefault(kind_at(ship, cell), []).append(cell)
    return {kind: tuple(cells) for kind, cells in found.items()}


def cabins(ship: Ship) -> tuple[Cell, ...]:
    """GT-C4: all cabins, the starting cabin among them."""
    return cells_of(ship, "starting-cabin", "cabin")


def capacity(ship: Ship, *kinds: Kind) -> int:
    """How much all components of these kinds hold together."""
    return sum(face(ship.cells[cell]).capacity for cell in cells_of(ship, *kinds))


def has_life_support(ship: Ship, cabin: Cell, alien: Alien) -> bool:
    """GT-C4, GT-F7: a life support of the alien's colour is joined to the cabin."""
    return any(kind_at(ship, cell) == _LIFE_SUPPORT[alien] for cell in joints(ship)[cabin])


def half_power(placed: Placed) -> int:
    """GT-F4: the firepower of a cannon in halves; a double one's when it is powered."""
    return (2 if muzzle(placed) == FRONT else 1) * (2 if face(placed).kind == "double-cannon" else 1)


@remembered
def half_firepower(ship: Ship) -> int:
    """GT-F4: the firepower of all single cannons, in halves so that it is exact; aliens left out."""
    return sum(half_power(ship.cells[cell]) for cell in cells_of(ship, "cannon"))


@remembered
def half_firepower_powered(ship: Ship) -> int:
    """GT-F4: the firepower of all cannons, every double one powered, in halves; aliens left out."""
    return half_firepower(ship) + sum(half_power(ship.cells[cell]) for cell in cells_of(ship, "double-cannon"))


@remembered
def engine_power(ship: Ship) -> int:
    """GT-F5: the power of all single engines; aliens left out."""
    return len(cells_of(ship, "engine"))


@remembered
def engine_power_powered(ship: Ship) -> int:
    """GT-F5: the power of all engines, every double one powered; aliens left out."""
    return engine_power(ship) + 2 * len(cells_of(ship, "double-engine"))


# What comes flying


def line_from(side: Side, number: int) -> Iterator[Cell]:
    """GT-A5: the cells that something from this side passes, of the column or row that the dice name."""
    across = range(1, 14) if side in (FRONT, LEFT) else range(13, 0, -1)
    return ((number, place) if side in (FRONT, REAR) else (place, number) for place in across)


def first_in_line(ship: Ship, side: Side, number: int) -> Cell | None:
    """GT-A5: the first tile that something from this side meets in a column or row, if any."""
    return next((cell for cell in line_from(side, number) if cell in ship.cells), None)


def has_exposed_side(ship: Ship, cell: Cell, side: Side) -> bool:
    """GT-A5: a small meteor from this side meets a connector on this tile."""
    return connectors(ship.cells[cell])[side] != SMOOTH


def shields_against(ship: Ship, side: Side) -> tuple[Cell, ...]:
    """GT-F11: the shields that cover a side."""
    return tuple(cell for cell in cells_of(ship, "shield") if side in covered_sides(ship.cells[cell]))


def cannons_against(ship: Ship, side: Side, number: int) -> tuple[Cell, ...]:
    """GT-A5: the cannons that can shoot a big meteor from this side in the column or row of this number."""
    reach = 0 if side == FRONT else 1
    axis = 0 if side in (FRONT, REAR) else 1
    cannons = cells_of(ship, "cannon", "double-cannon")
    return tuple(cell for cell in cannons if muzzle(ship.cells[cell]) == side and abs(cell[axis] - number) <= reach)
