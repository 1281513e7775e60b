"""GT-M1, GT-M3: the code of a ship: its level, then three letters for each tile except the starting cabin.

Two of the letters are the tile and its turn, one is its cell, counted along the outline.
"""

import re
import string
from collections.abc import Iterator

from tavolata.core.errors import BadOption, short_repr
from tavolata.games.galaxy_trucker.content import LEVEL_NAMES, NUMBERS, TILES, Cell, LevelName
from tavolata.games.galaxy_trucker.rules.ship import PLACED, Fault, faults
from tavolata.games.galaxy_trucker.state import PlacedTile, Ship

_LETTERS = string.digits + string.ascii_letters
_TURNS = 4
_CODE = re.compile(rf"({'|'.join(LEVEL_NAMES)})-((?:[0-9A-Za-z]{{3}})*)")


def empty_ship(level: LevelName) -> Ship:
    """GT-M2: return a ship with only the starting cabin of the first seat."""
    return Ship(level, {NUMBERS.start: PLACED[TILES.cabins[NUMBERS.colours[0]]][0]})


def write_ship(ship: Ship) -> str:
    """Return the code of a ship with its starting cabin and tiles within its outline."""
    placed_tiles = ((cell, ship.cells[cell]) for cell in NUMBERS.levels[ship.level].outline if cell in ship.cells and cell != NUMBERS.start)
    return f"{ship.level}-{''.join(_write_tile(ship.level, cell, placed) for cell, placed in placed_tiles)}"


def read_ship(code: str) -> Ship:
    """Return the ship of a code; raise for an invalid code, but not for faults of the ship."""
    found = _CODE.fullmatch(code)
    level = next((name for name in LEVEL_NAMES if found and name == found[1]), None)
    if not found or level is None:
        raise _unreadable(code)
    tiles = list(_read_tiles(level, found[2]))
    cells = dict(tile for tile in tiles if tile is not None)
    if len(cells) < len(tiles) or len({placed.tile for placed in cells.values()}) < len(tiles) or NUMBERS.start in cells:
        raise _unreadable(code)
    return Ship(level, empty_ship(level).cells | cells)


def ship_faults(ship: Ship) -> tuple[BadOption, ...]:
    """GT-C1: return the reasons why a ship cannot fly, one sentence for each kind of fault."""
    kinds = dict.fromkeys(fault.kind for fault in faults(ship))
    return tuple(_fault([fault for fault in faults(ship) if fault.kind == kind]) for kind in kinds)


def _fault(same: list[Fault]) -> BadOption:
    return BadOption("galaxy_trucker.refusal.ship-fault", fault=same[0].kind, count=len(same))


def _unreadable(code: str) -> BadOption:
    return BadOption("galaxy_trucker.refusal.ship-code", given=short_repr(code))


def _write_tile(level: LevelName, cell: Cell, placed: PlacedTile) -> str:
    high, low = divmod(placed.tile * _TURNS + placed.turn, len(_LETTERS))
    return _LETTERS[high] + _LETTERS[low] + _LETTERS[NUMBERS.levels[level].outline.index(cell)]


def _read_tiles(level: LevelName, letters: str) -> Iterator[tuple[Cell, PlacedTile] | None]:
    outline, heap = NUMBERS.levels[level].outline, set(TILES.heap)
    for at in range(0, len(letters), 3):
        high, low, place = (_LETTERS.index(letter) for letter in letters[at : at + 3])
        tile, turn = divmod(high * len(_LETTERS) + low, _TURNS)
        yield (outline[place], PLACED[tile][turn]) if tile in heap and place < len(outline) else None
