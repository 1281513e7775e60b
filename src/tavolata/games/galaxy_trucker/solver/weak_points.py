"""The weak points of a ship, computed from its geometry."""

from collections.abc import Iterator

import msgspec

from tavolata.games.galaxy_trucker.content import SIDES, Cell, Side
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.state import Ship


class BreakPoint(msgspec.Struct, frozen=True):
    """GT-F3: a tile whose loss breaks the ship, and the tiles that fly off if the largest piece is kept."""

    cell: Cell
    flies_off: tuple[Cell, ...]


class ExposedPipe(msgspec.Struct, frozen=True):
    """GT-E1, GT-A5: a connector without a tile beside it."""

    cell: Cell
    side: Side


class OpenLine(msgspec.Struct, frozen=True):
    """GT-A5: a column or row without a cannon against projectiles from a side, and the tile that would be hit."""

    side: Side
    line: int
    cell: Cell


class WeakPoints(msgspec.Struct, frozen=True):
    """The weak points of a ship; shields and double cannons count only with batteries aboard."""

    breaks: tuple[BreakPoint, ...]
    """The tiles whose loss breaks the ship, the worst first."""
    pipes: tuple[ExposedPipe, ...]
    unshielded: tuple[Side, ...]
    """GT-F11: the sides without a shield."""
    unguarded: tuple[OpenLine, ...]


def weak_points(ship: Ship) -> WeakPoints:
    """Return all weak points of a ship in reading order, breaks by severity."""
    return WeakPoints(
        breaks=tuple(sorted(_breaks(ship), key=lambda found: -len(found.flies_off))),
        pipes=tuple(exposed_pipes(ship)),
        unshielded=tuple(unshielded_sides(ship)),
        unguarded=tuple(unguarded_lines(ship)),
    )


def _breaks(ship: Ship) -> Iterator[BreakPoint]:
    for cell in sorted(ship.cells, key=ships.reading_order):
        if lost := flies_off(ship, cell):
            yield BreakPoint(cell, lost)


def flies_off(ship: Ship, cell: Cell) -> tuple[Cell, ...]:
    """GT-F3: return the further losses with a cell if the largest piece, or the first of equals, is kept."""
    pieces = ships.pieces(ships.without(ship, (cell,)))
    kept = max(pieces, key=len, default=())
    return tuple(other for piece in pieces if piece is not kept for other in piece)


def exposed_pipes(ship: Ship) -> Iterator[ExposedPipe]:
    """GT-E1: yield every connector side without a tile beside it."""
    for cell in sorted(ship.cells, key=ships.reading_order):
        for side, other in enumerate(ships.neighbours(cell)):
            if ships.has_exposed_side(ship, cell, side) and other not in ship.cells:
                yield ExposedPipe(cell, SIDES[side])


def unshielded_sides(ship: Ship) -> Iterator[Side]:
    """GT-F11: yield the sides on which no shield stops small meteors or light shots."""
    charged = ships.capacity(ship, "battery")
    return (name for side, name in enumerate(SIDES) if not (charged and ships.shields_against(ship, side)))


def unguarded_lines(ship: Ship) -> Iterator[OpenLine]:
    """GT-A5: yield the lines without a cannon against big meteors, side by side."""
    for side, name in enumerate(SIDES):
        axis = 0 if side in (ships.FRONT, ships.REAR) else 1
        for line in sorted({cell[axis] for cell in ship.cells}):
            cell = ships.first_in_line(ship, side, line)
            if cell is not None and not _is_guarded(ship, side, line):
                yield OpenLine(name, line, cell)


def _is_guarded(ship: Ship, side: ships.Side, line: int) -> bool:
    charged = ships.capacity(ship, "battery")
    cannons = ships.cannons_against(ship, side, line)
    return any(charged or ships.kind_at(ship, cannon) == "cannon" for cannon in cannons)
