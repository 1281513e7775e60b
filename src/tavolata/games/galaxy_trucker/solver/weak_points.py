"""Where a ship is weak as it stands: what its shape alone tells, before anything comes flying."""

from collections.abc import Iterator

import msgspec

from tavolata.games.galaxy_trucker.content import SIDES, Cell, Side
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.state import Ship


class Break(msgspec.Struct, frozen=True):
    """GT-F3: a tile whose loss breaks the ship, and what flies off with it if the largest piece is kept."""

    cell: Cell
    flies_off: tuple[Cell, ...]


class Pipe(msgspec.Struct, frozen=True):
    """GT-E1, GT-A5: a connector with no tile beside it."""

    cell: Cell
    side: Side


class OpenLine(msgspec.Struct, frozen=True):
    """GT-A5: a column or row in which no cannon shoots what comes from a side, and the tile that would be hit."""

    side: Side
    line: int
    cell: Cell


class WeakPoints(msgspec.Struct, frozen=True):
    """Where a ship is weak; a shield or a double cannon helps only a ship that has batteries."""

    breaks: tuple[Break, ...]
    """What hangs by one tile, the worst first."""
    pipes: tuple[Pipe, ...]
    unshielded: tuple[Side, ...]
    """GT-F11: sides that no shield covers."""
    unguarded: tuple[OpenLine, ...]


def weak_points(ship: Ship) -> WeakPoints:
    """All weak points of a ship, in reading order but for what breaks it."""
    return WeakPoints(
        breaks=tuple(sorted(_breaks(ship), key=lambda found: -len(found.flies_off))),
        pipes=tuple(exposed_pipes(ship)),
        unshielded=tuple(unshielded_sides(ship)),
        unguarded=tuple(unguarded_lines(ship)),
    )


def _breaks(ship: Ship) -> Iterator[Break]:
    for cell in sorted(ship.cells, key=ships.reading_order):
        if gone := flies_off(ship, cell):
            yield Break(cell, gone)


def flies_off(ship: Ship, cell: Cell) -> tuple[Cell, ...]:
    """GT-F3: what is lost besides with the tile of a cell, if the largest piece is kept, of equals the first."""
    pieces = ships.pieces(ships.without(ship, (cell,)))
    kept = max(pieces, key=len, default=())
    return tuple(other for piece in pieces if piece is not kept for other in piece)


def exposed_pipes(ship: Ship) -> Iterator[Pipe]:
    """GT-E1: every connector side with no tile beside it."""
    for cell in sorted(ship.cells, key=ships.reading_order):
        for side, other in enumerate(ships.neighbours(cell)):
            if ships.has_exposed_side(ship, cell, side) and other not in ship.cells:
                yield Pipe(cell, SIDES[side])


def unshielded_sides(ship: Ship) -> Iterator[Side]:
    """GT-F11: the sides on which a small meteor or a light shot meets no shield."""
    charged = ships.capacity(ship, "battery")
    return (name for side, name in enumerate(SIDES) if not (charged and ships.shields_against(ship, side)))


def unguarded_lines(ship: Ship) -> Iterator[OpenLine]:
    """GT-A5: the lines in which a big meteor is not shot, side by side."""
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
