"""The components of a ship, its power, and its defences."""

from collections.abc import Iterator

from tavolata.core.caching import cached_on_instance
from tavolata.games.galaxy_trucker.content import Cell, Kind
from tavolata.games.galaxy_trucker.rules.ship.layout import (
    FRONT,
    LEFT,
    REAR,
    SMOOTH,
    Side,
    connectors,
    covered_sides,
    exhaust,
    face,
    joints,
    kind_at,
    muzzle,
    neighbours,
    reading_order,
)
from tavolata.games.galaxy_trucker.state import Alien, PlacedTile, Ship

LIFE_SUPPORT: dict[Alien, Kind] = {"purple": "purple-life-support", "brown": "brown-life-support"}

# Components


@cached_on_instance
def exposed(ship: Ship) -> int:
    """GT-E1: return the number of connector sides with no tile beside them."""
    cells = ship.cells
    sides = [zip(connectors(placed), neighbours(cell), strict=True) for cell, placed in cells.items()]
    return sum([connector != SMOOTH and other not in cells for tile in sides for connector, other in tile])


def cells_of(ship: Ship, *kinds: Kind) -> tuple[Cell, ...]:
    """Return the cells of components of these kinds, in reading order."""
    by_kind = cells_by_kind(ship)
    if len(kinds) == 1:
        return by_kind.get(kinds[0], ())
    return tuple(sorted((cell for kind in kinds for cell in by_kind.get(kind, ())), key=reading_order))


@cached_on_instance
def cells_by_kind(ship: Ship) -> dict[Kind, tuple[Cell, ...]]:
    """Return the cells of each kind of component, in reading order."""
    found: dict[Kind, list[Cell]] = {}
    for cell in sorted(ship.cells, key=reading_order):
        found.setdefault(kind_at(ship, cell), []).append(cell)
    return {kind: tuple(cells) for kind, cells in found.items()}


def cabins(ship: Ship) -> tuple[Cell, ...]:
    """GT-C4: return the cells of all cabins, including the starting cabin."""
    return cells_of(ship, "starting-cabin", "cabin")


def capacity(ship: Ship, *kinds: Kind) -> int:
    """Return the total capacity of components of these kinds."""
    return sum(face(ship.cells[cell]).capacity for cell in cells_of(ship, *kinds))


def has_life_support(ship: Ship, cabin: Cell, alien: Alien) -> bool:
    """GT-C4, GT-F7: return whether a life support of the alien's colour is joined to the cabin."""
    return any(kind_at(ship, cell) == LIFE_SUPPORT[alien] for cell in joints(ship)[cabin])


def half_power(placed: PlacedTile) -> int:
    """GT-F4: return the firepower of a cannon in halves, as if a double cannon were powered."""
    return (2 if muzzle(placed) == FRONT else 1) * (2 if face(placed).kind == "double-cannon" else 1)


@cached_on_instance
def half_firepower(ship: Ship) -> int:
    """GT-F4: return the firepower of all single cannons in halves, without aliens."""
    return sum(half_power(ship.cells[cell]) for cell in cells_of(ship, "cannon"))


@cached_on_instance
def half_firepower_powered(ship: Ship) -> int:
    """GT-F4: return the firepower of all cannons in halves, double ones powered, without aliens."""
    return half_firepower(ship) + sum(half_power(ship.cells[cell]) for cell in cells_of(ship, "double-cannon"))


def pushing(ship: Ship, *kinds: Kind) -> tuple[Cell, ...]:
    """GT-C1, GT-F5: return the cells of engines of these kinds that exhaust to the rear, as all legal engines do."""
    return tuple(cell for cell in cells_of(ship, *kinds) if exhaust(ship.cells[cell]) == REAR)


@cached_on_instance
def engine_power(ship: Ship) -> int:
    """GT-F5: return the power of all single engines, without aliens."""
    return len(pushing(ship, "engine"))


@cached_on_instance
def engine_power_powered(ship: Ship) -> int:
    """GT-F5: return the power of all engines, double ones powered, without aliens."""
    return engine_power(ship) + 2 * len(pushing(ship, "double-engine"))


# Incoming projectiles


def line_from(side: Side, number: int) -> Iterator[Cell]:
    """GT-A5: return the cells that a projectile from this side passes in a column or row."""
    across = range(1, 14) if side in (FRONT, LEFT) else range(13, 0, -1)
    return ((number, place) if side in (FRONT, REAR) else (place, number) for place in across)


@cached_on_instance
def first_in_line(ship: Ship, side: Side, number: int) -> Cell | None:
    """GT-A5: return the first tile that a projectile from this side meets in a column or row, or None."""
    return next((cell for cell in line_from(side, number) if cell in ship.cells), None)


def has_exposed_side(ship: Ship, cell: Cell, side: Side) -> bool:
    """GT-A5: return whether a small meteor from this side meets a connector of this tile."""
    return connectors(ship.cells[cell])[side] != SMOOTH


@cached_on_instance
def shields_against(ship: Ship, side: Side) -> tuple[Cell, ...]:
    """GT-F11: return the shields that cover a side."""
    return tuple(cell for cell in cells_of(ship, "shield") if side in covered_sides(ship.cells[cell]))


@cached_on_instance
def cannons_against(ship: Ship, side: Side, number: int) -> tuple[Cell, ...]:
    """GT-A5: return the cannons that can shoot a big meteor from this side in this column or row."""
    reach = 0 if side == FRONT else 1
    axis = 0 if side in (FRONT, REAR) else 1
    cannons = cells_of(ship, "cannon", "double-cannon")
    return tuple(cell for cell in cannons if muzzle(ship.cells[cell]) == side and abs(cell[axis] - number) <= reach)
