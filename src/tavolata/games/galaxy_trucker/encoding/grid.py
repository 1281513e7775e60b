"""The common grid of all ship cells, and seats relative to the observer."""

from tavolata.core.game import Seat
from tavolata.games.galaxy_trucker.content import NUMBERS, TILES, Cell
from tavolata.games.galaxy_trucker.view import GalaxyTruckerView

SEATS = len(NUMBERS.colours)

_OUTLINE = [cell for level in NUMBERS.levels.values() for cell in level.outline]
_LEFT, _FRONT = min(column for column, _ in _OUTLINE), min(row for _, row in _OUTLINE)
WIDTH = max(column for column, _ in _OUTLINE) - _LEFT + 1
HEIGHT = max(row for _, row in _OUTLINE) - _FRONT + 1
CELLS = WIDTH * HEIGHT

TILE_NUMBERS = max(TILES.faces) + 1


def cell_number(column: int, row: int) -> int:
    """Return the index of a cell in the grid, row by row."""
    return (row - _FRONT) * WIDTH + column - _LEFT


def cells_marked(cells: tuple[Cell, ...]) -> dict[int, float]:
    """Return the grid positions of these cells, each with the value 1."""
    return {cell_number(*cell): 1.0 for cell in cells}


def seat_number(view: GalaxyTruckerView, seat: Seat) -> int:
    """Return how many seats this seat is to the left of the observer."""
    return (seat - (view.seat or 0)) % len(view.players)
